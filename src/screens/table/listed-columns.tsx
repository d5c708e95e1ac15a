import { isUnreadable, type Listed } from '../../domain/listed.ts'
import { Text } from '../../ui/Text/Text.tsx'
import type { RowsColumn } from './RowsTable.tsx'

/** Returns the columns of a list that may have unreadable items: of these, the title column shows `sentence`. */
export function listedColumns<Row>(
  columns: readonly RowsColumn<Row>[],
  sentence: string,
): RowsColumn<Listed<Row>>[] {
  return columns.map(({ render, textOf, sortBy, ...column }) => {
    const isTitle = column.kind === 'title'
    const instead = isTitle ? <Text tone="quiet">{sentence}</Text> : null
    return {
      ...column,
      render: (row) => (isUnreadable(row) ? instead : render(row)),
      textOf: textOf && ((row) => (isUnreadable(row) ? (isTitle ? sentence : '') : textOf(row))),
      sortBy: sortBy && ((row) => (isUnreadable(row) ? null : sortBy(row))),
    }
  })
}
