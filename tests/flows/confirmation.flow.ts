import { confirmationScript } from '../models/confirmation.events.ts'
import { confirmationInvariants } from '../models/confirmation.invariants.ts'
import { confirmationFlow } from '../screens/confirmation.actions.ts'
import { defineFlow } from './define-flow.ts'

export const confirmation = defineFlow({
  name: 'confirmation',
  title: 'Confirmation',
  script: confirmationScript,
  invariants: confirmationInvariants,
  screen: confirmationFlow,
})
