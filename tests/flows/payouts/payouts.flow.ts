import { payoutsScript } from './payouts.script.ts'
import { payoutsInvariants } from './payouts.invariants.ts'
import { payoutsFlow } from './payouts.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const payouts = defineFlow({
  name: 'payouts',
  title: 'Money',
  script: payoutsScript,
  invariants: payoutsInvariants,
  screen: payoutsFlow,
})
