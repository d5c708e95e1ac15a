import type { Meta, StoryObj } from '@storybook/react-vite'
import { ordersMachine } from '../../actors/orders.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { buyer, order, orders, refusal, snapshotArg } from '../story-fixtures.ts'
import { ReceiptView } from './ReceiptView.tsx'

const paid = {
  ...order,
  isPaid: true,
  boughtBy: buyer.email,
  payment: {
    transactionId: 'pi_3QkLmN2eZvKYlo2C1x8a',
    paidAt: '2031-05-02T10:15:00Z',
    card: { brand: 'Visa', last4: '4242' },
  },
}
const { payment: _, meeting: __, ...paidOnPlainServer } = paid
const partlyRefunded = {
  ...paid,
  progress: { state: 'completed', position: 'settled', refunded: 20.5, deadline: null },
}
const states = statesOf(ordersMachine, [paid, ...orders.slice(1)], buyer.email)

const meta: Meta<typeof ReceiptView> = {
  title: 'Screens/Receipt',
  component: ReceiptView,
  args: {
    bookingId: paid._id,
    buyer,
    send: () => undefined,
    onPrint: () => undefined,
    refusal,
    state: states.browsing,
  },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof ReceiptView>

export const Paid: Story = {}
export const PaidOnAPlainServer: Story = {
  args: { state: statesOf(ordersMachine, [paidOnPlainServer], buyer.email).browsing },
}
export const PartlyRefunded: Story = {
  args: { state: statesOf(ordersMachine, [partlyRefunded], buyer.email).browsing },
}
export const Unpaid: Story = { args: { bookingId: 'booking-2' } }
export const Unknown: Story = { args: { bookingId: 'another' } }
export const WithoutOrders: Story = { args: { state: states.empty } }
export const Loading: Story = { args: { state: states.loading } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
