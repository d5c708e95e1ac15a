import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Inbox } from '../../domain/conversation.ts'
import { type InboxContext, inboxMachine } from '../../../machines/inbox.machine.ts'
import { someConversations } from '../conversation/conversation-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { MessagesView } from './MessagesView.tsx'

const meta: Meta<typeof MessagesView> = {
  title: 'Screens/Messages',
  component: MessagesView,
  args: { send: () => undefined, viewer: 'buyer' },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'inbox' },
}
export default meta

type Story = StoryObj<typeof MessagesView>

const at = (
  value: 'loading' | 'absent' | 'failed' | 'shown',
  context: Partial<InboxContext<Inbox>> = {},
): Story => ({
  args: {
    state: inboxMachine.resolveState({ value, context: { ...someConversations, ...context } }),
  },
})
const unread = { inbox: null }

export const Loading = at('loading', unread)
export const Absent = at('absent', unread)
export const Failed = at('failed', { ...unread, failure: { kind: 'noAnswer' } })
export const Shown = at('shown')
export const Empty = at('shown', { inbox: [] })
