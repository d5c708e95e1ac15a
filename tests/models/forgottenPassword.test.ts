import { describeFlow } from './flow.ts'
import { forgottenPasswordScript } from './forgottenPassword.events.ts'
import { forgottenPasswordInvariants } from './forgottenPassword.invariants.ts'

describeFlow('A forgotten password', {
  script: forgottenPasswordScript,
  invariants: forgottenPasswordInvariants,
})
