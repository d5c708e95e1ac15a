import { verificationMailScript } from './verificationMail.script.ts'
import { verificationMailInvariants } from './verificationMail.invariants.ts'
import { verificationMailFlow } from './verificationMail.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const verificationMail = defineFlow({
  name: 'verificationMail',
  title: 'Verification mail',
  script: verificationMailScript,
  invariants: verificationMailInvariants,
  screen: verificationMailFlow,
})
