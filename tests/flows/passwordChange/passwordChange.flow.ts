import { passwordChangeScript } from './passwordChange.script.ts'
import { passwordChangeInvariants } from './passwordChange.invariants.ts'
import { passwordChangeFlow } from './passwordChange.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const passwordChange = defineFlow({
  name: 'passwordChange',
  title: 'Password change',
  script: passwordChangeScript,
  invariants: passwordChangeInvariants,
  screen: passwordChangeFlow,
})
