import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type NotificationSettingsContext,
  notificationSettingsMachine,
} from '../../../machines/notificationSettings.machine.ts'
import type { NotificationSettings } from '../../domain/notification.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { NotificationSettingsView } from './NotificationSettingsView.tsx'

const meta: Meta<typeof NotificationSettingsView> = {
  title: 'Screens/Account/Notifications',
  component: NotificationSettingsView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'notificationSettings' },
}
export default meta

type Story = StoryObj<typeof NotificationSettingsView>

const mailed = (...kinds: string[]): NotificationSettings =>
  kinds.map((kind) => ({ kind, channels: { mail: kind !== 'offers' } }))

const fresh: NotificationSettingsContext = { settings: null, choice: null, failure: null }
const ofSeller = {
  ...fresh,
  settings: mailed('orders', 'offers', 'messages', 'listings', 'saved'),
}

const at = (value: StateValueFrom<typeof notificationSettingsMachine>, context = fresh): Story => ({
  args: { state: notificationSettingsMachine.resolveState({ value, context }) },
})

export const Loading = at('loading')
export const Absent = at('absent')
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Retrying = at('retrying')
export const OfBuyer = at('shown', {
  ...fresh,
  settings: mailed('orders', 'offers', 'messages', 'saved'),
})
export const OfSeller = at('shown', ofSeller)
export const OfAdmin = at('shown', { ...fresh, settings: mailed('reviews', 'saved') })
export const OfNewerServer = at('shown', { ...fresh, settings: mailed('rumors') })
export const NotSaved = at('shown', { ...ofSeller, failure: { kind: 'noAnswer' } })
export const Saving = at('saving', {
  ...ofSeller,
  choice: { kind: 'offers', channel: 'mail', isOn: true },
})
