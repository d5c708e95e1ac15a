import type { Meta, StoryObj } from '@storybook/react-vite'
import { followMachine } from '../../../machines/follow.machine.ts'
import { followedProductsMachine, followedSellersMachine } from '../../actors/following.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { followedProducts, followedSellers } from './following-story-fixtures.ts'
import { FollowedProductsView, FollowingView } from './FollowingView.tsx'
import { FollowView } from './FollowView.tsx'

const productStates = statesOf(followedProductsMachine, followedProducts)
const follows = followMachine.resolveState({
  value: 'following',
  context: { sellerId: 'seller-1', isFollowing: true, failure: null },
})

const meta: Meta<typeof FollowingView> = {
  title: 'Screens/Following',
  component: FollowingView,
  args: {
    send: () => undefined,
    products: null,
    renderFollow: ({ name }) => (
      <FollowView isInList name={name} send={() => undefined} state={follows} />
    ),
  },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof FollowingView>

const states = statesOf(followedSellersMachine, followedSellers)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
const withProducts = (state: keyof Omit<typeof productStates, 'confirming'>): Story => ({
  args: { state: states.browsing },
  // In the args, the state would be a cycle.
  render: (args) => (
    <FollowingView
      {...args}
      products={<FollowedProductsView send={() => undefined} state={productStates[state]} />}
    />
  ),
})
export const Some = withProducts('browsing')
export const NothingNew = withProducts('empty')
export const ItemsLoading = withProducts('loading')
export const ItemsFailed = withProducts('failed')
