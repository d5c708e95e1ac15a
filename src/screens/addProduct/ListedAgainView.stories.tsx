import type { Meta, StoryObj } from '@storybook/react-vite'
import { listedAgainMachine } from '../../actors/addProduct.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { ListedAgainView } from './ListedAgainView.tsx'

const states = statesOf(listedAgainMachine, [])

const meta: Meta<typeof ListedAgainView> = {
  title: 'Screens/Add Product/Listed Again',
  component: ListedAgainView,
  args: { send: () => undefined, state: states.loading },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof ListedAgainView>

export const Loading: Story = {}
export const Failed: Story = { args: { state: states.failed } }
