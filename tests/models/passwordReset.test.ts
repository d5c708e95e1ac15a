import { describeFlow } from './flow.ts'
import { passwordResetScript } from './passwordReset.events.ts'
import { passwordResetInvariants } from './passwordReset.invariants.ts'

describeFlow('A new password by mail', {
  script: passwordResetScript,
  invariants: passwordResetInvariants,
})
