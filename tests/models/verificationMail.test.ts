import { describeFlow } from './flow.ts'
import { verificationMailScript } from './verificationMail.events.ts'
import { verificationMailInvariants } from './verificationMail.invariants.ts'

describeFlow('Confirm the e-mail address', {
  script: verificationMailScript,
  invariants: verificationMailInvariants,
})
