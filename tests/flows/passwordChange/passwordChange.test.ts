import { describeFlow } from '../../model/describe-flow.ts'
import { passwordChangeScript } from './passwordChange.script.ts'
import { passwordChangeInvariants } from './passwordChange.invariants.ts'

describeFlow('Change the password', {
  script: passwordChangeScript,
  invariants: passwordChangeInvariants,
})
