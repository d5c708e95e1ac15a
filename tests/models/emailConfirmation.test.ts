import { describeFlow } from './flow.ts'
import { emailConfirmationScript } from './emailConfirmation.events.ts'
import { emailConfirmationInvariants } from './emailConfirmation.invariants.ts'

describeFlow('Email confirmation', {
  script: emailConfirmationScript,
  invariants: emailConfirmationInvariants,
})
