import { forgottenPasswordScript } from './forgottenPassword.script.ts'
import { forgottenPasswordInvariants } from './forgottenPassword.invariants.ts'
import { forgottenPasswordFlow } from './forgottenPassword.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const forgottenPassword = defineFlow({
  name: 'forgottenPassword',
  title: 'Forgotten password',
  script: forgottenPasswordScript,
  invariants: forgottenPasswordInvariants,
  screen: forgottenPasswordFlow,
})
