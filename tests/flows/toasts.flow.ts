import { toastsScript } from '../models/toasts.events.ts'
import { toastsInvariants } from '../models/toasts.invariants.ts'
import { toastsFlow } from '../screens/toasts.actions.ts'
import { defineFlow } from './define-flow.ts'

export const toasts = defineFlow({
  name: 'toasts',
  title: 'Toasts',
  script: toastsScript,
  invariants: toastsInvariants,
  screen: toastsFlow,
})
