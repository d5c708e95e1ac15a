import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderReviewsMachine } from '../../actors/orderReviews.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { orderReviews, undecidedReview } from './order-review-story-fixtures.ts'
import { OrderReviewsView } from './OrderReviewsView.tsx'

const meta: Meta<typeof OrderReviewsView> = {
  title: 'Screens/Order Reviews',
  component: OrderReviewsView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof OrderReviewsView>

const states = statesOf(orderReviewsMachine, orderReviews)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const One: Story = {
  args: { state: statesOf(orderReviewsMachine, [undecidedReview]).browsing },
}
export const Many: Story = { args: { state: states.browsing } }
