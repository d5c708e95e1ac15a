import type { Meta, StoryObj } from '@storybook/react-vite'
import { inboxMachine } from '../../machines/inbox.machine.ts'
import { someConversations } from '../screens/conversation/conversation-story-fixtures.ts'
import { snapshotArg } from '../screens/story-fixtures.ts'
import { MessagesLinkView } from './MessagesLink.tsx'

const meta: Meta<typeof MessagesLinkView> = {
  title: 'App/Messages link',
  component: MessagesLinkView,
  args: { isAdmin: false, isCurrent: false },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'inbox' },
}
export default meta

type Story = StoryObj<typeof MessagesLinkView>

const shown = (unread: number): Story => ({
  args: {
    state: inboxMachine.resolveState({
      value: 'shown',
      context: { ...someConversations, inbox: { unread, conversations: [] } },
    }),
  },
})

export const Read = shown(0)
export const Unread = shown(3)
export const Many = shown(120)
