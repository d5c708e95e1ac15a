import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom } from 'xstate'
import { message } from '../domain/message.ts'
import type { toastsLogic } from '../../machines/toasts.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { snapshotArg, viewers } from '../screens/story-fixtures.ts'
import { pageActorsIn } from './frame-story-fixture.ts'
import { Toasts } from './Toasts.tsx'

type Args = { state: SnapshotFrom<typeof toastsLogic> }

const meta: Meta<Args> = {
  title: 'App/Toasts',
  component: Toasts,
  argTypes: { state: snapshotArg },
  parameters: {
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

export const Showing: Story = {
  args: {
    state: {
      status: 'active',
      output: undefined,
      error: undefined,
      context: {
        toasts: [
          { id: 1, tone: 'positive', title: message('bookingRemoved') },
          { id: 2, tone: 'negative', title: message('errorTryAgain') },
        ],
        nextId: 3,
      },
    },
  },
}
