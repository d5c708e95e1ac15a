import { describeFlow } from '../../model/describe-flow.ts'
import { verificationMailScript } from './verificationMail.script.ts'
import { verificationMailInvariants } from './verificationMail.invariants.ts'

describeFlow('Confirm the e-mail address', {
  script: verificationMailScript,
  invariants: verificationMailInvariants,
})
