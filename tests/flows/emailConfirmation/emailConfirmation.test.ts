import { describeFlow } from '../../model/describe-flow.ts'
import { emailConfirmationScript } from './emailConfirmation.script.ts'
import { emailConfirmationInvariants } from './emailConfirmation.invariants.ts'

describeFlow('Email confirmation', {
  script: emailConfirmationScript,
  invariants: emailConfirmationInvariants,
})
