import type { Meta, StoryObj } from '@storybook/react-vite'
import { ordersMachine } from '../../actors/orders.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { deletionOfOrder } from '../confirmation/requests.ts'
import { progressStages } from '../table/progress-story-fixtures.ts'
import { buyer, order, orders } from '../story-fixtures.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

const meta: Meta<typeof MyOrdersView> = {
  title: 'Screens/Orders',
  component: MyOrdersView,
  ...collectionMeta,
  args: { ...collectionMeta.args, buyerEmail: buyer.email },
}
export default meta

type Story = StoryObj<typeof MyOrdersView>

const states = statesOf(ordersMachine, orders, buyer.email)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
export const ToPay: Story = { args: { state: states.browsing, show: 'toPay' } }
/** Paid bookings on a server that runs their orders. */
export const WithOrders: Story = {
  args: {
    state: statesOf(
      ordersMachine,
      progressStages.map(({ name, ...stage }, index) => ({
        ...order,
        ...stage,
        _id: `booking-${index}`,
        productId: `p${index}`,
        productName: name,
        isPaid: true,
        boughtBy: buyer.email,
      })),
      buyer.email,
    ).browsing,
  },
}
export const FilledChecking: Story = { args: { state: states.checking } }
export const FilledConfirming: Story = {
  args: { state: states.confirming(deletionOfOrder(order, buyer.email)) },
}
