import { verificationMailScript } from '../models/verificationMail.events.ts'
import { verificationMailInvariants } from '../models/verificationMail.invariants.ts'
import { verificationMailFlow } from '../screens/verificationMail.actions.ts'
import { defineFlow } from './define-flow.ts'

export const verificationMail = defineFlow({
  name: 'verificationMail',
  title: 'Verification mail',
  script: verificationMailScript,
  invariants: verificationMailInvariants,
  screen: verificationMailFlow,
})
