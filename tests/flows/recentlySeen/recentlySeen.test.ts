import { describeFlow } from '../../model/describe-flow.ts'
import { recentlySeenScript } from './recentlySeen.script.ts'
import { recentlySeenInvariants } from './recentlySeen.invariants.ts'

describeFlow('What was looked at', {
  script: recentlySeenScript,
  invariants: recentlySeenInvariants,
})
