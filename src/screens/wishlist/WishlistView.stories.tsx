import type { Meta, StoryObj } from '@storybook/react-vite'
import { wishlistItemsMachine } from '../../actors/wishlist-items.ts'
import type { WishlistItem } from '../../domain/wishlist.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { camera, chair, snapshotArg } from '../story-fixtures.ts'
import { WishlistView } from './WishlistView.tsx'

const meta: Meta<typeof WishlistView> = {
  title: 'Screens/Wishlist',
  component: WishlistView,
  args: {
    isKept: () => true,
    keptBy: 'account',
    onRemove: () => undefined,
    onUndo: () => undefined,
    sendList: () => undefined,
  },
  argTypes: { list: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof WishlistView>

const item = (
  product: WishlistItem['kept']['product'],
  availability: WishlistItem['availability'],
  price = product.askingPrice,
): WishlistItem => ({
  _id: product._id,
  kept: { product, price, keptAt: '2026-11-20T10:00:00.000Z' },
  availability,
})

const states = statesOf(wishlistItemsMachine, [
  item(camera, 'forSale'),
  item({ ...camera, _id: 'product-3', askingPrice: 60 }, 'forSale', 85),
  item({ ...chair, _id: 'product-4', askingPrice: 120 }, 'forSale', 100),
  item({ ...chair, hasPage: true }, 'sold'),
  item({ ...camera, _id: 'product-5', image: '', productName: 'Oak desk' }, 'gone'),
  item({ ...chair, _id: 'product-6' }, 'unknown'),
])

export const Loading: Story = { args: { list: states.loading } }
export const Failed: Story = { args: { list: states.failed } }
export const Empty: Story = { args: { list: states.empty } }
/** A server of section 7 alone has no wishlist; the browser keeps one. */
export const EmptyInBrowser: Story = { args: { keptBy: 'browser', list: states.empty } }
export const Filled: Story = { args: { list: states.browsing } }
export const FilledOfGuest: Story = { args: { keptBy: 'guest', list: states.browsing } }
export const Removed: Story = {
  args: { isKept: (id) => id !== camera._id, list: states.browsing },
}
