import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { tableMachine } from '../../../machines/table.machine.ts'
import type { Order } from '../../domain/booking.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { locales } from '../../messages/locale.ts'
import { freshTable, orders, snapshotArg } from '../story-fixtures.ts'
import { moneyColumn, sortedColumn, textColumn } from './columns.tsx'
import { type RowsColumn, RowsTable } from './RowsTable.tsx'

const columns: readonly RowsColumn<Order>[] = [
  sortedColumn(locales.en, 'name', ({ productName }) => productName, { kind: 'title' }),
  moneyColumn(locales.en, 'price', ({ price }) => price),
  textColumn(locales.en, 'sellerEmail', ({ sellerEmail }) => sellerEmail),
]

const many: readonly Order[] = Array.from({ length: 10_000 }, (_, index) => {
  const [order] = orders.slice(index % orders.length)
  return order === undefined
    ? []
    : {
        ...order,
        _id: `booking-${index}`,
        productName: `${order.productName} no. ${index + 1}`,
        price: ((index * 37) % 900) + 10,
      }
}).flat()

const meta: Meta<typeof RowsTable<Order>> = {
  title: 'Screens/Table',
  component: RowsTable,
  args: {
    caption: 'Your bookings',
    columns,
    rows: many,
    rowKey: ({ _id }: Order) => _id,
    table: freshTable,
    sendTable: () => undefined,
  },
  argTypes: { table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'table' },
  decorators: [(Story) => <Page>{Story()}</Page>],
}
export default meta

type Story = StoryObj<typeof RowsTable<Order>>

function at(
  value: StateValueFrom<typeof tableMachine>,
  context: Partial<ContextFrom<typeof tableMachine>>,
): Story {
  return {
    args: {
      table: tableMachine.resolveState({ value, context: { ...freshTable.context, ...context } }),
    },
  }
}

export const Whole = at('whole', {})
export const SortedByPrice = at('whole', { sort: { key: 'price', direction: 'ascending' } })
export const LastPage = at('whole', { page: 417 })
export const Searched = at('searched', { search: 'bicycle 77' })
export const SearchedForNothing = at('searched', { search: 'hovercraft' })
export const OnOnePage: Story = { args: { rows: orders } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['unpictured'] }

/** Ten thousand rows to search, sort and page through. */
export const InUse: Story = {
  tags: ['unpictured'],
  render: function InUse(args) {
    const [table, sendTable] = useActor(tableMachine)
    return <RowsTable {...args} sendTable={sendTable} table={table} />
  },
}
