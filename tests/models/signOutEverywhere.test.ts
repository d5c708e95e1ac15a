import { describeFlow } from './flow.ts'
import { signOutEverywhereScript } from './signOutEverywhere.events.ts'
import { signOutEverywhereInvariants } from './signOutEverywhere.invariants.ts'

describeFlow('Log out everywhere', {
  script: signOutEverywhereScript,
  invariants: signOutEverywhereInvariants,
})
