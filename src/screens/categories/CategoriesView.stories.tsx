import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Category } from '../../domain/category.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { CategoriesView } from './CategoriesView.tsx'

const meta: Meta<typeof CategoriesView> = {
  title: 'Screens/Categories',
  component: CategoriesView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof CategoriesView>

const states = statesOf(
  createCollectionMachine<Category>('categories', ({ _id }) => _id),
  ['Cameras', 'Bicycles', 'Furniture', 'Instruments'].map((categoryName) => ({
    _id: categoryName,
    categoryName,
  })),
)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
