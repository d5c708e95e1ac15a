import { forgottenPasswordScript } from '../models/forgottenPassword.events.ts'
import { forgottenPasswordInvariants } from '../models/forgottenPassword.invariants.ts'
import { forgottenPasswordFlow } from '../screens/forgottenPassword.actions.ts'
import { defineFlow } from './define-flow.ts'

export const forgottenPassword = defineFlow({
  name: 'forgottenPassword',
  title: 'Forgotten password',
  script: forgottenPasswordScript,
  invariants: forgottenPasswordInvariants,
  screen: forgottenPasswordFlow,
})
