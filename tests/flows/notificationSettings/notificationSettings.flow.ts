import type { AnyMachineSnapshot } from 'xstate'
import type { NotificationSettingsContext } from '../../../machines/notificationSettings.machine.ts'
import { errorMessages } from '../../../src/messages/error.ts'
import { notificationSettingsMessages } from '../../../src/messages/notificationSettings.ts'
import { mailsOrders, notificationSettingsScript } from './notificationSettings.script.ts'
import { button, type Target } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { notificationSettingsInvariants } from './notificationSettings.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { about, kinds } = notificationSettingsMessages.en
const { tryAgain } = errorMessages.en
const orders: Target = { role: 'checkbox', name: kinds.orders.label }
const mailed = `chosen: ${kinds.orders.label}`
const list = [about, kinds.orders.detail, kinds.messages.detail]

const isMailed = ({ context }: AnyMachineSnapshot) => mailsOrders(context)
const isLoaded = ({ context }: AnyMachineSnapshot) => context.settings !== null

/** The screen flow of the mails about notifications. */
export const notificationSettingsFlow: ScreenFlow<NotificationSettingsContext> = {
  name: 'notificationSettings',
  rules: 'Mails about notifications',
  script: notificationSettingsScript,
  controls: [
    { sends: 'notificationSettings.retry', at: button(tryAgain) },
    {
      sends: 'notificationSettings.choose=on',
      at: orders,
      where: (state) => isLoaded(state) && !isMailed(state),
    },
    {
      sends: 'notificationSettings.choose=off',
      at: orders,
      where: (state) => isLoaded(state) && isMailed(state),
    },
  ],
  assertions: {
    loading: { shows: [], hides: [about, tryAgain], waits: true },
    absent: { shows: [], hides: [about, tryAgain], waits: true },
    failed: { shows: [tryAgain], hides: [about] },
    retrying: { shows: [tryAgain], hides: [about] },
    shown: { shows: list, hides: [tryAgain, 'rumors'] },
    'shown by load=withOrders': { shows: [...list, mailed], hides: ['rumors'] },
    'shown by load=withoutOrders': { shows: list, hides: [mailed] },
    'shown by save=withOrders': { shows: [...list, mailed] },
    'shown by save=withoutOrders': { shows: list, hides: [mailed] },
    saving: { shows: list, hides: [tryAgain] },
    'saving by notificationSettings.choose=on': { shows: [...list, mailed] },
    'saving by notificationSettings.choose=off': { shows: list, hides: [mailed] },
  },
}

export const notificationSettings = defineFlow({
  name: 'notificationSettings',
  title: 'Mails about notifications',
  script: notificationSettingsScript,
  invariants: notificationSettingsInvariants,
  screen: notificationSettingsFlow,
})
