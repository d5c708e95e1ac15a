import { passwordChangeScript } from '../models/passwordChange.events.ts'
import { passwordChangeInvariants } from '../models/passwordChange.invariants.ts'
import { passwordChangeFlow } from '../screens/passwordChange.actions.ts'
import { defineFlow } from './define-flow.ts'

export const passwordChange = defineFlow({
  name: 'passwordChange',
  title: 'Password change',
  script: passwordChangeScript,
  invariants: passwordChangeInvariants,
  screen: passwordChangeFlow,
})
