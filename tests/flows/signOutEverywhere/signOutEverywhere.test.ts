import { describeFlow } from '../../model/describe-flow.ts'
import { signOutEverywhereScript } from './signOutEverywhere.script.ts'
import { signOutEverywhereInvariants } from './signOutEverywhere.invariants.ts'

describeFlow('Log out everywhere', {
  script: signOutEverywhereScript,
  invariants: signOutEverywhereInvariants,
})
