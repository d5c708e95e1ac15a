import { emailConfirmationScript } from '../models/emailConfirmation.events.ts'
import { emailConfirmationInvariants } from '../models/emailConfirmation.invariants.ts'
import { emailConfirmationFlow } from '../screens/emailConfirmation.actions.ts'
import { defineFlow } from './define-flow.ts'

export const emailConfirmation = defineFlow({
  name: 'emailConfirmation',
  title: 'Email confirmation',
  script: emailConfirmationScript,
  invariants: emailConfirmationInvariants,
  screen: emailConfirmationFlow,
})
