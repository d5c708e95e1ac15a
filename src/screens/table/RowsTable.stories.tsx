import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Order } from '../../domain/booking.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { locales } from '../../messages/locale.ts'
import { orders } from '../story-fixtures.ts'
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
    table: {},
    onTable: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Page>{Story()}</Page>],
}
export default meta

type Story = StoryObj<typeof RowsTable<Order>>

export const Whole: Story = {}
export const SortedByPrice: Story = {
  args: { table: { sort: { key: 'price', direction: 'ascending' } } },
}
export const LastPage: Story = { args: { table: { page: 417 } } }
export const Searched: Story = { args: { table: { search: 'bicycle 77' } } }
export const SearchedForNothing: Story = { args: { table: { search: 'hovercraft' } } }
export const OnOnePage: Story = { args: { rows: orders } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['unpictured'] }
