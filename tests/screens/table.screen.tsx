import { tableMachine } from '../../machines/table.machine.ts'
import type { Order } from '../../src/domain/booking.ts'
import { type RowsColumn, RowsTable } from '../../src/screens/table/RowsTable.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'
import { rows, tableActs } from './table.acts.ts'

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

export const tableScreen: Screen<typeof tableMachine> = {
  ...tableActs,
  machine: tableMachine,
  start: () => scriptedActor(tableMachine, { input: undefined }),
  draw: (state, send) => (
    <RowsTable
      caption="Things"
      columns={columns}
      rowKey={({ _id }) => _id}
      rows={rows}
      sendTable={send}
      table={state}
    />
  ),
}
