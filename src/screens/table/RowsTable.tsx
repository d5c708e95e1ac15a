import { useId } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { tableMachine } from '../../../machines/table.machine.ts'
import { type ColumnAccessors, rowsPerPage, paginateRows } from '../../domain/table.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { restoreFocus } from '../../ui/focus/restoreFocus.ts'
import { Pagination } from '../../ui/Pagination/Pagination.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { type Column, Table } from '../../ui/Table/Table.tsx'
import { tableMessages } from '../../messages/table.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { rowsTable } from './RowsTable.css.ts'

/** A column with `textOf` is searchable; a column with `sortBy` is sortable. */
export type RowsColumn<Row> = Omit<Column<Row>, 'sortable'> & ColumnAccessors<Row>

type RowsTableProps<Row> = {
  /** The table's caption, for screen readers only. */
  caption: string
  columns: readonly RowsColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  busyKey?: string | undefined
  table: SnapshotFrom<typeof tableMachine>
  sendTable: (event: EventFrom<typeof tableMachine>) => void
}

/**
 * One page of a dashboard list, filtered and sorted. A list of one page has no search field and no pagination.
 * The screen creates the table's actor beside its collection and passes both:
 * `const [table, sendTable] = useActor(tableMachine)`.
 */
export function RowsTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busyKey,
  table,
  sendTable,
}: RowsTableProps<Row>) {
  const id = useId()
  const messages = useMessages(tableMessages)
  const { formatCount, language } = useLocale()
  const fieldId = `${id}-search`
  const { search, sort } = table.context
  const { rows: shown, found, page, pages } = paginateRows(rows, table.context, columns, language)
  const before = (page - 1) * rowsPerPage
  const isLong = rows.length > rowsPerPage
  const isSearched = table.matches('searched')
  const searchFor = (text: string) => {
    sendTable({ type: 'table.search', text })
    // Clearing the search may unmount the focused button or field.
    if (text.trim() === '') document.getElementById(isLong ? fieldId : id)?.focus()
  }
  const turn = (to: number) => {
    sendTable({ type: 'table.setPage', page: to })
    // The focus stays on the button for the next press; scroll to the start of the new page.
    document.getElementById(fieldId)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={rowsTable} id={id} tabIndex={-1}>
      {(isLong || isSearched) && (
        <SearchField
          id={fieldId}
          label={messages.search}
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
          onSort={(chosen) => sendTable({ type: 'table.sort', sort: chosen })}
          rowKey={rowKey}
          rows={shown}
          sort={sort ?? undefined}
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
