import type { ReactNode } from 'react'
import { Table } from '../Table/Table.tsx'
import { Text } from '../Text/Text.tsx'

export type Token = { name: string; cells: readonly ReactNode[] }

type ContractTableProps = {
  caption: string
  /** Above the columns that follow the name. */
  columns: readonly string[]
  rows: readonly Token[]
}

/** A part of the theme contract, a token a row. */
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

/** A value as it is written. */
export const Value = ({ children }: { children: string | undefined }) => (
  <Text as="div" figures size="fine" tone="quiet">
    {children}
  </Text>
)
