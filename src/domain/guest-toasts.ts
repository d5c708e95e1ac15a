import { message } from './message.ts'
import type { Toast } from './toast.ts'

/** Shown to a guest who starts an action that requires signing in (rule B3). */
export const loginFirst: Toast = {
  tone: 'neutral',
  title: message('loginFirst'),
  dismissOn: 'signedIn',
}
