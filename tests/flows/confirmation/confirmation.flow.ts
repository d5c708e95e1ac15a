import { confirmationScript } from './confirmation.script.ts'
import { confirmationInvariants } from './confirmation.invariants.ts'
import { confirmationFlow } from './confirmation.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const confirmation = defineFlow({
  name: 'confirmation',
  rules: 'A9 and O3',
  title: 'Confirmation',
  script: confirmationScript,
  invariants: confirmationInvariants,
  screen: confirmationFlow,
})
