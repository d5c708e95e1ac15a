import type { Meta, StoryObj } from '@storybook/react-vite'
import { recentlySeenMachine } from '../../../machines/recentlySeen.machine.ts'
import { camera, chair, snapshotArg } from '../story-fixtures.ts'
import { RecentlySeenView } from './RecentlySeenView.tsx'

const meta: Meta<typeof RecentlySeenView> = {
  title: 'Screens/Recently seen',
  component: RecentlySeenView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'recentlySeen' },
}
export default meta

type Story = StoryObj<typeof RecentlySeenView>

const products = [camera, chair].flatMap((product) =>
  ['a', 'b', 'c'].map((end) => ({ ...product, _id: product._id + end })),
)

export const Shown: Story = {
  args: {
    state: recentlySeenMachine.resolveState({
      value: 'shown',
      context: { current: null, products },
    }),
  },
}
/** Nothing is shown before the server has told today's prices. */
export const Refreshing: Story = {
  args: {
    state: recentlySeenMachine.resolveState({
      value: 'refreshing',
      context: { current: null, products },
    }),
  },
}
