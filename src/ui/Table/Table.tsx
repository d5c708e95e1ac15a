import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { inOwnDirection } from '../Text/in-own-direction.tsx'
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

type Sort = { key: string; direction: 'ascending' | 'descending' }

export type Column<Row> = {
  key: string
  header: string
  /** end: for amounts, so that their digits align. */
  align?: 'start' | 'end'
  /**
   * The cell's role in the card that a row becomes where the table does not fit. address: an email address, one long
   * word; wide: long text.
   */
  kind?: 'fact' | 'address' | 'wide' | 'title' | 'picture' | 'actions'
  /** Renders a sort button in the head. The parent sorts the rows and sets `sort`. */
  sortable?: boolean
  render: (row: Row) => ReactNode
}

type TableProps<Row> = {
  /** The visually hidden caption. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The key of the row with a pending action. */
  busyKey?: string | undefined
  sort?: Sort | undefined
  /** null: the original order. */
  onSort?: ((sort: Sort | null) => void) | undefined
}

/** Cycles ascending, descending, and back to the original order. */
function turned(key: string, sort: Sort | undefined): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

/** Picks the container width class by the number of columns. */
function breadthOf(columns: number): keyof typeof placeOf {
  if (columns <= 4) return 'slim'
  return columns <= 7 ? 'medium' : 'broad'
}

/** A table where it fits, labelled cards where it does not, with the same elements in both layouts. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busyKey,
  sort,
  onSort,
}: TableProps<Row>) {
  const { sortBy } = useMessages(uiMessages)
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
