import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderReviewsMachine } from '../../actors/orderReviews.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { orderReviews } from '../orderReviews/order-review-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { OrderReviewsTile } from './OrderReviewsTile.tsx'

const meta: Meta<typeof OrderReviewsTile> = {
  title: 'Screens/Dashboard/Orders to Review',
  component: OrderReviewsTile,
  argTypes: { state: snapshotArg },
}
export default meta

type Story = StoryObj<typeof OrderReviewsTile>

export const Loaded: Story = {
  args: { state: statesOf(orderReviewsMachine, orderReviews).browsing },
}
