import { uiWords } from '../../words/ui.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { buttonClass } from '../Button/buttonClass.ts'
import { pagination, where, which } from './Pagination.css.ts'

type PaginationProps = {
  /** What the pages are of. */
  label: string
  page: number
  pages: number
  /** Which of how many are on the page. */
  count: string
  onTurn: (page: number) => void
}

/** The pages of a long list. The focus stays on Previous or Next, also at the ends, so that it can be pressed again. */
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
