import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Category } from '../../domain/category.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { CategoriesView } from './CategoriesView.tsx'

const machine = createCollectionMachine<Category>('categories', ({ _id }) => _id)

const meta: Meta<typeof CategoriesView> = {
  title: 'Screens/Categories',
  component: CategoriesView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof CategoriesView>
type Context = ContextFrom<typeof machine>
const fresh: Context = { of: '', items: [], failure: null, request: null }
const items: readonly Category[] = ['Cameras', 'Bicycles', 'Furniture', 'Instruments'].map(
  (categoryName) => ({ _id: categoryName, categoryName }),
)

function at(value: StateValueFrom<typeof machine>, context: Context): Story {
  return { args: { state: machine.resolveState({ value, context }) } }
}

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const FilledBrowsing = at({ filled: 'browsing' }, { ...fresh, items })
