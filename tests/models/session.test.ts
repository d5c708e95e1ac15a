import { describeFlow } from './flow.ts'
import { sessionEndInvariants } from './session-ends.invariants.ts'
import { sessionScript } from './session.events.ts'
import { sessionInvariants, whoIsSignedIn } from './session.invariants.ts'

describeFlow('S1 to S11', {
  script: sessionScript,
  invariants: { ...sessionInvariants, ...sessionEndInvariants },
  check: whoIsSignedIn,
})
