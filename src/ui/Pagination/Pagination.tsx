import { uiMessages } from '../../messages/ui.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { buttonClass } from '../Button/button-class.ts'
import { pagination, where, which } from './Pagination.css.ts'

type PaginationProps = {
  /** The accessible name of the paginated list. */
  label: string
  page: number
  pages: number
  /** Which items of how many are on the page. */
  count: string
  onPageChange: (page: number) => void
}

/** Pagination for a long list. Previous and Next keep focus on click, also at the ends, for repeated clicks. */
export function Pagination({ label, page, pages, count, onPageChange }: PaginationProps) {
  const messages = useMessages(uiMessages)
  const { formatCount } = useLocale()
  const renderButton = (name: string, to: number) => {
    const isBeyond = to < 1 || to > pages
    return (
      <button
        aria-disabled={isBeyond}
        className={buttonClass({ variant: 'plain', size: 'medium', bare: true })}
        onClick={() => {
          if (!isBeyond) onPageChange(to)
        }}
        type="button"
      >
        {name}
      </button>
    )
  }
  return (
    <nav aria-label={label} className={pagination}>
      {renderButton(messages.previous, page - 1)}
      <p className={where} role="status">
        {messages.page(formatCount(page), formatCount(pages))}
        <span className={which}>{count}</span>
      </p>
      {renderButton(messages.next, page + 1)}
    </nav>
  )
}
