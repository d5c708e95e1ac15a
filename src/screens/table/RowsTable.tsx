import { useId } from 'react'
import {
  type ColumnAccessors,
  paginateRows,
  rowsPerPage,
  type TableChoice,
} from '../../domain/table.ts'
import { LONGEST_WORDS } from '../../domain/search-query.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Pagination } from '../../ui/Pagination/Pagination.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { type Column, Table } from '../../ui/Table/Table.tsx'
import { tableMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { rowsTable } from './RowsTable.css.ts'

/** A column with `textOf` is searchable; a column with `sortBy` is sortable. */
export type RowsColumn<Row> = Omit<Column<Row>, 'sortable'> & ColumnAccessors<Row>

/** Shows another choice of rows; `isTyped`: for each letter of a search. */
export type OnTable = (table: TableChoice, isTyped: boolean) => void

type RowsTableProps<Row> = {
  /** The table's caption, for screen readers only. */
  caption: string
  columns: readonly RowsColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  busyKey?: string | undefined
  table: TableChoice
  onTable: OnTable
}

/**
 * One page of a dashboard list, filtered and sorted. A list of one page has no search field and no pagination. A new search
 * or sort order starts at page 1.
 */
export function RowsTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busyKey,
  table,
  onTable,
}: RowsTableProps<Row>) {
  const id = useId()
  const messages = useMessages(tableMessages)
  const { formatCount, language } = useLocale()
  const fieldId = `${id}-search`
  const { search = '', sort } = table
  const { rows: shown, found, page, pages } = paginateRows(rows, table, columns, language)
  const before = (page - 1) * rowsPerPage
  const isLong = rows.length > rowsPerPage
  const isSearched = search.trim() !== ''
  const searchFor = (text: string) => {
    onTable({ search: text, sort, page: 1 }, true)
    // Clearing the search may unmount the focused button or field.
    if (text.trim() === '') document.getElementById(isLong ? fieldId : id)?.focus()
  }
  const turn = (to: number) => {
    onTable({ ...table, page: to }, false)
    // The focus stays on the button for the next press; scroll to the start of the new page.
    document.getElementById(fieldId)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={rowsTable} id={id} tabIndex={-1}>
      {(isLong || isSearched) && (
        <SearchField
          id={fieldId}
          label={messages.search}
          maxLength={LONGEST_WORDS}
          onSearch={searchFor}
          outcome={
            isSearched
              ? messages.found(formatCount(found), formatCount(rows.length))
              : messages.inAll(formatCount(rows.length))
          }
          value={search}
        />
      )}
      {found === 0 ? (
        // The last row that matched may be gone with the focus in it.
        <div ref={restoreFocus} tabIndex={-1}>
          <EmptyState
            action={<Button onClick={() => searchFor('')}>{messages.showAll}</Button>}
            sentence={messages.nothingMatches(search.trim())}
          />
        </div>
      ) : (
        <Table
          busyKey={busyKey}
          caption={caption}
          columns={columns.map((column) => ({
            ...column,
            sortable: column.sortBy !== undefined,
          }))}
          onSort={(chosen) => onTable({ search, sort: chosen ?? undefined, page: 1 }, false)}
          rowKey={rowKey}
          rows={shown}
          sort={sort}
        />
      )}
      {pages > 1 && (
        <Pagination
          count={messages.range(
            formatCount(before + 1),
            formatCount(before + shown.length),
            formatCount(found),
          )}
          label={messages.pagesOf(caption)}
          onPageChange={turn}
          page={page}
          pages={pages}
        />
      )}
    </div>
  )
}
