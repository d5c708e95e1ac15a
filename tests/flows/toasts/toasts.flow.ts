import { toastsScript } from './toasts.script.ts'
import { toastsInvariants } from './toasts.invariants.ts'
import { toastsFlow } from './toasts.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const toasts = defineFlow({
  name: 'toasts',
  title: 'Toasts',
  script: toastsScript,
  invariants: toastsInvariants,
  screen: toastsFlow,
})
