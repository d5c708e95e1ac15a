import { emailConfirmationScript } from './emailConfirmation.script.ts'
import { emailConfirmationInvariants } from './emailConfirmation.invariants.ts'
import { emailConfirmationFlow } from './emailConfirmation.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const emailConfirmation = defineFlow({
  name: 'emailConfirmation',
  title: 'Email confirmation',
  script: emailConfirmationScript,
  invariants: emailConfirmationInvariants,
  screen: emailConfirmationFlow,
})
