import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { inOwnDirection } from '../Text/inOwnDirection.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import { alignOf, cellOf, headCell, value } from './cell.css.ts'
import { placeOf } from './place.css.ts'
import {
  arrow,
  head,
  headRow,
  row as rowStyle,
  rows as rowsStyle,
  sort as sortStyle,
  table,
} from './Table.css.ts'

export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type Column<Row> = {
  key: string
  header: string
  /** end: for amounts, so that their figures stand below each other. */
  align?: 'start' | 'end'
  /**
   * Its part in the card that a row becomes where the table does not fit; address is for an e-mail's, which is long for
   * a word, and wide for long texts.
   */
  kind?: 'fact' | 'address' | 'wide' | 'title' | 'picture' | 'actions'
  /** Shows a button in the head; the owner sorts the rows and answers with `sort`. */
  sortable?: boolean
  render: (row: Row) => ReactNode
}

type TableProps<Row> = {
  /** What the table holds: read out, not seen. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row that is being worked on. */
  busyKey?: string | undefined
  sort?: Sort | undefined
  /** null: as they came. */
  onSort?: ((sort: Sort | null) => void) | undefined
}

/** Up, down, and back to how the rows came. */
function turned(key: string, sort: Sort | undefined): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

/** The more columns, the wider the place that they need. */
function breadthOf(columns: number): keyof typeof placeOf {
  if (columns <= 4) return 'slim'
  return columns <= 7 ? 'medium' : 'broad'
}

/** A table where it fits, labelled cards where it does not; the same elements in both. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busyKey,
  sort,
  onSort,
}: TableProps<Row>) {
  const { sortBy } = useWords(uiWords)
  return (
    <div className={placeOf[breadthOf(columns.length)]}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={head}>
          <tr className={headRow} data-label={sortBy}>
            {columns.map(({ key, header, align = 'start', sortable = false }) => {
              const direction = sort?.key === key ? sort.direction : 'none'
              return (
                <th
                  aria-sort={sortable ? direction : undefined}
                  className={`${headCell} ${alignOf[align]}`}
                  key={key}
                  scope="col"
                >
                  {sortable ? (
                    <button
                      className={sortStyle}
                      onClick={() => onSort?.(turned(key, sort))}
                      type="button"
                    >
                      {header}
                      <span className={arrow[direction]}>
                        <Icon name="chevron" size="small" />
                      </span>
                    </button>
                  ) : (
                    header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody className={rowsStyle}>
          {rows.map((row) => (
            <tr aria-busy={rowKey(row) === busyKey} className={rowStyle} key={rowKey(row)}>
              {columns.map(({ key, header, align = 'start', kind = 'fact', render }) => (
                <td
                  className={`${cellOf[kind]} ${alignOf[align]}`}
                  data-kind={kind}
                  data-label={header}
                  key={key}
                >
                  <div className={value}>{inOwnDirection(render(row))}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
