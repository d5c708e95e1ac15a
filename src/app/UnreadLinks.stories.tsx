import type { Meta, StoryObj } from '@storybook/react-vite'
import { unreadMachine } from '../../machines/inbox.machine.ts'
import type { Unread as Counts } from '../domain/notification.ts'
import { snapshotArg } from '../screens/story-fixtures.ts'
import { UnreadLinksView } from './UnreadLinks.tsx'

const meta: Meta<typeof UnreadLinksView> = {
  title: 'App/Unread links',
  component: UnreadLinksView,
  args: { isAdmin: false, current: 'home' },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'inbox' },
}
export default meta

type Story = StoryObj<typeof UnreadLinksView>

const shown = (inbox: Counts): Story => ({
  args: {
    state: unreadMachine.resolveState({ value: 'shown', context: { inbox, failure: null } }),
  },
})

export const Read = shown({ messages: 0, notifications: 0 })
export const Unread = shown({ messages: 3, notifications: 1 })
export const Many = shown({ messages: 120, notifications: 120 })
export const OnlyMessages = shown({ messages: 3, notifications: null })
