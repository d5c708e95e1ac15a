import type { ComponentProps } from 'react'
import type { Order } from '../../src/domain/booking.ts'
import { type RowsColumn, RowsTable } from '../../src/screens/table/RowsTable.tsx'

type ThingsProps = Pick<ComponentProps<typeof RowsTable<Order>>, 'rows' | 'table' | 'onTable'>

const columns: readonly RowsColumn<Order>[] = [
  {
    key: 'name',
    header: 'Name',
    kind: 'title',
    render: ({ productName }) => productName,
    textOf: ({ productName }) => productName,
  },
  {
    key: 'price',
    header: 'Price',
    render: ({ price }) => `$${price}`,
    sortBy: ({ price }) => price,
  },
]

/** A table of things with name and price, sortable by price. */
export const ThingsTable = (props: ThingsProps) => (
  <RowsTable caption="Things" columns={columns} rowKey={({ _id }) => _id} {...props} />
)
