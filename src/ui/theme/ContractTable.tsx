import type { ReactNode } from 'react'
import { Table } from '../Table/Table.tsx'
import { Text } from '../Text/Text.tsx'

export type Token = { name: string; cells: readonly ReactNode[] }

type ContractTableProps = {
  caption: string
  /** The headers after the name column. */
  columns: readonly string[]
  rows: readonly Token[]
}

/** A table of theme tokens, one per row. */
export const ContractTable = ({ caption, columns, rows }: ContractTableProps) => (
  <Table<Token>
    caption={caption}
    columns={[
      { key: 'name', header: 'Name', kind: 'title', render: ({ name }) => name },
      ...columns.map((column, index) => ({
        key: column,
        header: column,
        render: ({ cells }: Token) => cells[index],
      })),
    ]}
    rowKey={({ name }) => name}
    rows={rows}
  />
)

/** A token's value as written in the source. */
export const Value = ({ children }: { children: string | undefined }) => (
  <Text as="div" figures size="fine" tone="quiet">
    {children}
  </Text>
)
