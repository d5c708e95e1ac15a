import type { Port } from './scenario.ts'
import { port } from './task.ts'

/** Whether the settings of a user have mails about orders. */
const isMailed = (settings: unknown) =>
  JSON.stringify(settings).includes('{"kind":"orders","channels":{"mail":true,')

/** The settings of notifications by mail, and of the push messages of this browser. */
export const notificationPorts: readonly Port[] = [
  port('notificationSettings: load', 'GET /notifications/settings', {
    machineOf: ({ machines }) => machines.notificationSettings,
    events: [{ type: 'notificationSettings.retry' }],
    before: null,
    done: 'shown',
    problems: async () => [],
  }),
  port('notificationSettings: save', 'PUT /notifications/settings', {
    machineOf: ({ machines }) => machines.notificationSettings,
    events: [{ type: 'notificationSettings.choose', kind: 'orders', channel: 'mail', isOn: false }],
    before: 'shown',
    done: 'shown',
    isDone: ({ settings }) => !isMailed(settings),
    problems: async (market, { id }) =>
      (await market.count(`from notification_refusals where user_id = $1 and kind = 'orders'`, [
        id,
      ])) === 1
        ? []
        : ['one refusal'],
  }),
  port('pushDevice: check', 'GET /notifications/push', {
    machineOf: ({ machines }) => machines.pushDevice,
    events: [{ type: 'pushDevice.retry' }],
    before: null,
    done: 'off',
    problems: async () => [],
  }),
  port('pushDevice: turnOn', 'PUT /notifications/push', {
    machineOf: ({ machines }) => machines.pushDevice,
    events: [{ type: 'pushDevice.turnOn' }],
    before: 'off',
    done: 'on',
    problems: async (market, { id }) =>
      (await market.count('from push_subscriptions where user_id = $1', [id])) === 1
        ? []
        : ['one subscription'],
  }),
]
