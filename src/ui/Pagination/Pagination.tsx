import { button } from '../Button/Button.css.ts'
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

const inFigures = new Intl.NumberFormat('en')

/** The pages of a long list. The focus stays on Previous or Next, also at the ends, so that it can be pressed again. */
export function Pagination({ label, page, pages, count, onTurn }: PaginationProps) {
  const draw = (name: string, to: number) => {
    const isBeyond = to < 1 || to > pages
    return (
      <button
        aria-disabled={isBeyond}
        className={button({ variant: 'plain', size: 'medium', bare: true })}
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
      {draw('Previous', page - 1)}
      <p className={where} role="status">
        Page {inFigures.format(page)} of {inFigures.format(pages)}
        <span className={which}>{count}</span>
      </p>
      {draw('Next', page + 1)}
    </nav>
  )
}
