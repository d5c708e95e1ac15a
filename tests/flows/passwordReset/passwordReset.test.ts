import { describeFlow } from '../../model/describe-flow.ts'
import { passwordResetScript } from './passwordReset.script.ts'
import { passwordResetInvariants } from './passwordReset.invariants.ts'

describeFlow('A new password by mail', {
  script: passwordResetScript,
  invariants: passwordResetInvariants,
})
