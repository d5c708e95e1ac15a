import { passwordResetScript } from '../models/passwordReset.events.ts'
import { passwordResetInvariants } from '../models/passwordReset.invariants.ts'
import { passwordResetFlow } from '../screens/passwordReset.actions.ts'
import { defineFlow } from './define-flow.ts'

export const passwordReset = defineFlow({
  name: 'passwordReset',
  title: 'Password reset',
  script: passwordResetScript,
  invariants: passwordResetInvariants,
  screen: passwordResetFlow,
})
