import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom } from 'xstate'
import { noticesMachine } from '../../machines/notices.machine.ts'
import { messages } from '../domain/messages.ts'
import { ProvidedMachines } from '../screens/provided.ts'
import { snapshotArg, viewers } from '../screens/story-world.ts'
import { providedFor } from './frame-story-world.ts'
import { Notices } from './Notices.tsx'

type Args = { state: SnapshotFrom<typeof noticesMachine> }

const meta: Meta<Args> = {
  title: 'App/Notices',
  component: Notices,
  argTypes: { state: snapshotArg },
  parameters: {
    machine: 'notices',
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
  render: ({ state }) => (
    <ProvidedMachines value={providedFor({ viewer: viewers.buyer, notices: state })}>
      <Notices />
    </ProvidedMachines>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Quiet: Story = {
  args: {
    state: noticesMachine.resolveState({ value: 'quiet', context: { notices: [], nextId: 1 } }),
  },
}
export const Showing: Story = {
  args: {
    state: noticesMachine.resolveState({
      value: 'showing',
      context: {
        notices: [
          { id: 1, tone: 'positive', title: messages.bookingRemoved },
          { id: 2, tone: 'negative', title: messages.errorTryAgain },
        ],
        nextId: 3,
      },
    }),
  },
}
