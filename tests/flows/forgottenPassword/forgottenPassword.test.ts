import { describeFlow } from '../../model/describe-flow.ts'
import { forgottenPasswordScript } from './forgottenPassword.script.ts'
import { forgottenPasswordInvariants } from './forgottenPassword.invariants.ts'

describeFlow('A forgotten password', {
  script: forgottenPasswordScript,
  invariants: forgottenPasswordInvariants,
})
