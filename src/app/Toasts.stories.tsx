import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom } from 'xstate'
import { message } from '../domain/message.ts'
import { toastsMachine } from '../../machines/toasts.machine.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { snapshotArg, viewers } from '../screens/story-fixtures.ts'
import { pageActorsIn } from './frame-story-fixture.ts'
import { Toasts } from './Toasts.tsx'

type Args = { state: SnapshotFrom<typeof toastsMachine> }

const meta: Meta<Args> = {
  title: 'App/Toasts',
  component: Toasts,
  argTypes: { state: snapshotArg },
  parameters: {
    machine: 'toasts',
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
  render: ({ state }) => (
    <PageActorsProvider value={pageActorsIn({ viewer: viewers.buyer, toasts: state })}>
      <Toasts />
    </PageActorsProvider>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Quiet: Story = {
  args: {
    state: toastsMachine.resolveState({ value: 'quiet', context: { toasts: [], nextId: 1 } }),
  },
}
export const Showing: Story = {
  args: {
    state: toastsMachine.resolveState({
      value: 'showing',
      context: {
        toasts: [
          { id: 1, tone: 'positive', title: message('bookingRemoved') },
          { id: 2, tone: 'negative', title: message('errorTryAgain') },
        ],
        nextId: 3,
      },
    }),
  },
}
