import { describeFlow } from './flow.ts'
import { passwordChangeScript } from './passwordChange.events.ts'
import { passwordChangeInvariants } from './passwordChange.invariants.ts'

describeFlow('Change the password', {
  script: passwordChangeScript,
  invariants: passwordChangeInvariants,
})
