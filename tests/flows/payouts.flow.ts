import { payoutsScript } from '../models/payouts.events.ts'
import { payoutsInvariants } from '../models/payouts.invariants.ts'
import { payoutsFlow } from '../screens/payouts.actions.ts'
import { defineFlow } from './define-flow.ts'

export const payouts = defineFlow({
  name: 'payouts',
  title: 'Money',
  script: payoutsScript,
  invariants: payoutsInvariants,
  screen: payoutsFlow,
})
