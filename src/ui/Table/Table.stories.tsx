import bicycle from '@lobehub/fluent-emoji-3d/assets/1f6b2.webp'
import camera from '@lobehub/fluent-emoji-3d/assets/1f4f7.webp'
import chair from '@lobehub/fluent-emoji-3d/assets/1fa91.webp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { type Column, Table } from './Table.tsx'

type Order = {
  id: string
  name: string
  price: string
  seller: string
  picture: string
  state: 'open' | 'paid' | 'unavailable'
}

const orders: Order[] = [
  {
    id: '1',
    name: 'Oak chair, 1962',
    price: '$120',
    seller: 'astrid.lind@loppis.test',
    picture: chair,
    state: 'open',
  },
  {
    id: '2',
    name: 'City bicycle',
    price: '$1,340',
    seller: 'nils@loppis.test',
    picture: bicycle,
    state: 'paid',
  },
  {
    id: '3',
    name: 'Rangefinder camera with a case of leather',
    price: '$85.50',
    seller: 'seller@loppis.test',
    picture: camera,
    state: 'unavailable',
  },
]

const paid = {
  open: (
    <ButtonLink href="/dashboard/payment/1" size="small">
      Pay
    </ButtonLink>
  ),
  paid: (
    <Badge icon="check" look="bare" tone="positive">
      Paid
    </Badge>
  ),
  unavailable: <Badge look="bare">Unavailable</Badge>,
}

const columns: Column<Order>[] = [
  {
    key: 'picture',
    header: 'Picture',
    kind: 'picture',
    render: (order) => <Picture alt="" src={order.picture} />,
  },
  { key: 'name', header: 'Name', kind: 'title', sortable: true, render: (order) => order.name },
  { key: 'price', header: 'Price', align: 'end', sortable: true, render: (order) => order.price },
  { key: 'paid', header: 'Paid', render: (order) => paid[order.state] },
  { key: 'seller', header: 'Seller Email', kind: 'wide', render: (order) => order.seller },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: (order) => (
      <Button icon="bin" label={`Delete ${order.name}`} size="small" variant="quiet">
        Delete
      </Button>
    ),
  },
]

const meta: Meta<typeof Table<Order>> = {
  title: 'UI/Table/Of a few columns',
  tags: ['autodocs'],
  component: Table,
  args: {
    caption: 'My orders',
    columns,
    rows: orders,
    rowKey: (order: Order) => order.id,
    sort: { key: 'name', direction: 'ascending' },
    onSort: fn(),
  },
}
export default meta

type Story = StoryObj<typeof Table<Order>>

export const Orders: Story = {}
export const OneBusy: Story = { args: { busyKey: '2' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['unpictured'] }
