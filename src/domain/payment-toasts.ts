import { message } from './message.ts'
import type { Toast } from './toast.ts'

/** Shown to a buyer whose browser stores an earlier payment attempt that cannot be parsed. */
export const unreadableAttempt: Toast = {
  tone: 'negative',
  title: message('unreadableAttempt'),
  detail: message('lookWhetherPaid'),
}
