import { signOutEverywhereScript } from '../models/signOutEverywhere.events.ts'
import { signOutEverywhereInvariants } from '../models/signOutEverywhere.invariants.ts'
import { signOutEverywhereFlow } from '../screens/signOutEverywhere.actions.ts'
import { defineFlow } from './define-flow.ts'

export const signOutEverywhere = defineFlow({
  name: 'signOutEverywhere',
  title: 'Log out everywhere',
  script: signOutEverywhereScript,
  invariants: signOutEverywhereInvariants,
  screen: signOutEverywhereFlow,
})
