import type { Meta, StoryObj } from '@storybook/react-vite'
import { type InboxContext, notificationsMachine } from '../../../machines/inbox.machine.ts'
import type { Notifications } from '../../domain/notification.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { someNotifications } from './notifications-story-fixtures.ts'
import { NotificationsView } from './NotificationsView.tsx'

const meta: Meta<typeof NotificationsView> = {
  title: 'Screens/Notifications',
  component: NotificationsView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'inbox' },
}
export default meta

type Story = StoryObj<typeof NotificationsView>

const at = (
  value: 'loading' | 'absent' | 'failed' | 'shown',
  context: Partial<InboxContext<Notifications>> = {},
): Story => ({
  args: {
    state: notificationsMachine.resolveState({
      value,
      context: { inbox: null, failure: null, ...context },
    }),
  },
})

export const Loading = at('loading')
export const Absent = at('absent')
export const Failed = at('failed', { failure: { kind: 'noAnswer' } })
export const Shown = at('shown', { inbox: someNotifications })
export const Empty = at('shown', { inbox: [] })
