import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { BlogEntry } from '../../domain/blog.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { BlogView } from './BlogView.tsx'

const meta: Meta<typeof BlogView> = {
  title: 'Screens/Blog',
  component: BlogView,
  args: {
    send: () => undefined,
    errorActions: { onLogOut: () => undefined, isGuest: false, onSaveReport: () => undefined },
  },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof BlogView>

const machine = createCollectionMachine<BlogEntry>('blogEntries', ({ _id }) => _id)
const states = statesOf(machine, [
  {
    _id: 'entry-1',
    question: 'When do I pay?',
    answer:
      'Once you have booked. While you pay, nobody else can.\n\nIf the seller has gone, you get your money back.',
  },
  {
    _id: 'entry-2',
    question: 'Where do I meet the seller?',
    answer: 'Where you both like it. A library, a station and a café are good places.',
  },
])

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
