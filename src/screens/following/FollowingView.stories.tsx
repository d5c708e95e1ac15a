import type { Meta, StoryObj } from '@storybook/react-vite'
import { followMachine } from '../../../machines/follow.machine.ts'
import { followedProductsMachine, followedSellersMachine } from '../../actors/following.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { followedProducts, followedSellers } from './following-story-fixtures.ts'
import { FollowedProductsView, FollowingView } from './FollowingView.tsx'
import { FollowView } from './FollowView.tsx'

const productStates = statesOf(followedProductsMachine, followedProducts)
const productsIn = (state: keyof Omit<typeof productStates, 'confirming'>) => (
  <FollowedProductsView send={() => undefined} state={productStates[state]} />
)
const follows = followMachine.resolveState({
  value: 'following',
  context: { sellerId: 'seller-1', isFollowing: true, failure: null },
})

const meta: Meta<typeof FollowingView> = {
  title: 'Screens/Following',
  component: FollowingView,
  args: {
    send: () => undefined,
    products: productsIn('browsing'),
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
export const Some: Story = { args: { state: states.browsing } }
export const NothingNew: Story = { args: { state: states.browsing, products: productsIn('empty') } }
export const ItemsLoading: Story = {
  args: { state: states.browsing, products: productsIn('loading') },
}
export const ItemsFailed: Story = {
  args: { state: states.browsing, products: productsIn('failed') },
}
