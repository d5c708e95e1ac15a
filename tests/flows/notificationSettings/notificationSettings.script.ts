import {
  type NotificationSettingsContext,
  notificationSettingsMachine,
} from '../../../machines/notificationSettings.machine.ts'
import type { NotificationSettings } from '../../../src/domain/notification.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const mailed = (orders: boolean): NotificationSettings => [
  { kind: 'orders', channels: { mail: orders } },
  { kind: 'messages', channels: { mail: false } },
  // Of a newer server.
  { kind: 'rumors', channels: { mail: true } },
]
/** The settings of a user whom orders reach by mail, and of one whom they do not. */
export const withOrders = mailed(true)
export const withoutOrders = mailed(false)

/** True if the server mails the user about orders. */
export const mailsOrders = ({ settings }: NotificationSettingsContext): boolean =>
  settings?.some(({ kind, channels }) => kind === 'orders' && channels.mail) ?? false

const choose = (isOn: boolean) =>
  ({ type: 'notificationSettings.choose', kind: 'orders', channel: 'mail', isOn }) as const

/** The script of a user who turns the mails about orders on and off. */
export const notificationSettingsScript = scriptFor(notificationSettingsMachine, {
  input: undefined,
  sends: [
    { name: 'notificationSettings.retry', event: { type: 'notificationSettings.retry' } },
    {
      name: 'notificationSettings.choose=on',
      event: choose(true),
      when: ({ context }) => !mailsOrders(context),
    },
    {
      name: 'notificationSettings.choose=off',
      event: choose(false),
      when: ({ context }) => mailsOrders(context),
    },
  ],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<NotificationSettings | null>({
      withOrders,
      withoutOrders,
      absent: null,
    }),
    save: portResults<NotificationSettings>({ withOrders, withoutOrders }),
  },
  factsOf: (context) => [
    mailsOrders(context) ? 'mailed' : 'silent',
    context.choice?.isOn ?? 'unchosen',
    context.failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
