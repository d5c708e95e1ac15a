import { signOutEverywhereScript } from './signOutEverywhere.script.ts'
import { signOutEverywhereInvariants } from './signOutEverywhere.invariants.ts'
import { signOutEverywhereFlow } from './signOutEverywhere.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const signOutEverywhere = defineFlow({
  name: 'signOutEverywhere',
  title: 'Log out everywhere',
  script: signOutEverywhereScript,
  invariants: signOutEverywhereInvariants,
  screen: signOutEverywhereFlow,
})
