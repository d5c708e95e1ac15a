import { specMessages } from './spec-messages.ts'
import type { Toast } from './toast.ts'
import { appMessages } from './app-messages.ts'

/** Shown to a guest who starts an action that requires signing in (rule B3). */
export const loginFirst: Toast = {
  tone: 'neutral',
  title: specMessages.loginFirst,
  dismissOn: 'signedIn',
}

/** Shown to a buyer whose browser stores an earlier payment attempt that cannot be parsed. */
export const unreadableAttempt: Toast = {
  tone: 'negative',
  title: appMessages.unreadableAttempt,
  detail: appMessages.lookWhetherPaid,
}
