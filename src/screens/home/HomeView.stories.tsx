import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Category } from '../../domain/category.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Product } from '../../domain/product.ts'
import { camera, chair, snapshotArg } from '../story-fixtures.ts'
import { HomeView } from './HomeView.tsx'

const categoriesMachine = createCollectionMachine<Category>('categories', ({ _id }) => _id)
const productsMachine = createCollectionMachine<Product>('products', ({ _id }) => _id)

const meta: Meta<typeof HomeView> = {
  title: 'Screens/Home',
  component: HomeView,
  args: { sendCategories: () => undefined, sendProducts: () => undefined },
  argTypes: { categories: snapshotArg, products: snapshotArg },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof HomeView>

const noAnswer: Failure = { kind: 'noAnswer' }
const fresh = { of: '', items: [], failure: null, request: null }
const categories = ['Cameras', 'Bicycles', 'Furniture'].map((categoryName) => ({
  _id: categoryName,
  categoryName,
}))

export const Loading: Story = {
  args: {
    categories: categoriesMachine.resolveState({ value: 'loading', context: fresh }),
    products: productsMachine.resolveState({ value: 'loading', context: fresh }),
  },
}
export const Filled: Story = {
  args: {
    categories: categoriesMachine.resolveState({
      value: { filled: 'browsing' },
      context: { ...fresh, items: categories },
    }),
    products: productsMachine.resolveState({
      value: { filled: 'browsing' },
      context: { ...fresh, items: [camera, chair, { ...camera, _id: 'product-3' }] },
    }),
  },
}
export const Failed: Story = {
  args: {
    categories: categoriesMachine.resolveState({
      value: 'failed',
      context: { ...fresh, failure: noAnswer },
    }),
    products: productsMachine.resolveState({
      value: 'failed',
      context: { ...fresh, failure: noAnswer },
    }),
  },
}
export const NothingAdvertised: Story = {
  args: {
    ...Filled.args,
    products: productsMachine.resolveState({ value: 'empty', context: fresh }),
  },
}
