import { describeFlow } from './flow.ts'
import { recentlySeenScript } from './recentlySeen.events.ts'
import { recentlySeenInvariants } from './recentlySeen.invariants.ts'

describeFlow('What was looked at', {
  script: recentlySeenScript,
  invariants: recentlySeenInvariants,
})
