import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Category } from '../../domain/category.ts'
import type { Product } from '../../domain/product.ts'
import { followedProductsMachine } from '../../actors/following.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { followedProducts } from '../following/following-story-fixtures.ts'
import { camera, chair, snapshotArg } from '../story-fixtures.ts'
import { HomeView } from './HomeView.tsx'
import { NewFromFollowedView } from './NewFromFollowed.tsx'

const meta: Meta<typeof HomeView> = {
  title: 'Screens/Home',
  component: HomeView,
  args: { sendCategories: () => undefined, sendProducts: () => undefined },
  argTypes: { categories: snapshotArg, products: snapshotArg },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof HomeView>

const categories = statesOf(
  createCollectionMachine<Category>('categories', ({ _id }) => _id),
  ['Cameras', 'Bicycles', 'Furniture'].map((categoryName) => ({ _id: categoryName, categoryName })),
)
const products = statesOf(
  createCollectionMachine<Product>('products', ({ _id }) => _id),
  [camera, chair, { ...camera, _id: 'product-3' }],
)

export const Loading: Story = {
  args: { categories: categories.loading, products: products.loading },
}
export const Filled: Story = {
  args: { categories: categories.browsing, products: products.browsing },
}
export const Failed: Story = {
  args: { categories: categories.failed, products: products.failed },
}
export const NothingAdvertised: Story = {
  args: { categories: categories.browsing, products: products.empty },
}
const { browsing: followed } = statesOf(followedProductsMachine, followedProducts)
export const NewFromFollowed: Story = {
  args: { ...Filled.args },
  // In the args, the state would be a cycle.
  render: (args) => <HomeView {...args} below={<NewFromFollowedView state={followed} />} />,
}
