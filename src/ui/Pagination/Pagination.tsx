import { uiWords } from '../../words/ui.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { buttonClass } from '../Button/buttonClass.ts'
import { pagination, where, which } from './Pagination.css.ts'

type PaginationProps = {
  /** The accessible name of the paginated list. */
  label: string
  page: number
  pages: number
  /** Which items of how many are on the page. */
  count: string
  onTurn: (page: number) => void
}

/** Pagination for a long list. Previous and Next keep focus on click, also at the ends, for repeated clicks. */
export function Pagination({ label, page, pages, count, onTurn }: PaginationProps) {
  const words = useWords(uiWords)
  const { figures } = useTongue()
  const draw = (name: string, to: number) => {
    const isBeyond = to < 1 || to > pages
    return (
      <button
        aria-disabled={isBeyond}
        className={buttonClass({ variant: 'plain', size: 'medium', bare: true })}
        onClick={() => {
          if (!isBeyond) onTurn(to)
        }}
        type="button"
      >
        {name}
      </button>
    )
  }
  return (
    <nav aria-label={label} className={pagination}>
      {draw(words.previous, page - 1)}
      <p className={where} role="status">
        {words.page(figures(page), figures(pages))}
        <span className={which}>{count}</span>
      </p>
      {draw(words.next, page + 1)}
    </nav>
  )
}
