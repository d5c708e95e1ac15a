import { passwordResetScript } from './passwordReset.script.ts'
import { passwordResetInvariants } from './passwordReset.invariants.ts'
import { passwordResetFlow } from './passwordReset.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const passwordReset = defineFlow({
  name: 'passwordReset',
  title: 'Password reset',
  script: passwordResetScript,
  invariants: passwordResetInvariants,
  screen: passwordResetFlow,
})
