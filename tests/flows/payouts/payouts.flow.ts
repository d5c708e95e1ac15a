import type { PayoutsContext } from '../../../machines/payouts.machine.ts'
import { payoutsMessages } from '../../../src/messages/payouts.ts'
import { payoutsScript } from './payouts.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { payoutsInvariants } from './payouts.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, loading, absent, account, orders } = payoutsMessages.en

/** The screen flow of a seller's money. */
export const payoutsFlow: ScreenFlow<PayoutsContext> = {
  name: 'payouts',
  rules: 'Money',
  script: payoutsScript,
  controls: [
    { sends: 'payouts.retry', at: button('Try again') },
    { sends: 'payouts.setUp', at: button(account.setUp.none) },
  ],
  unreachable: {},
  assertions: {
    loading: { shows: [title, loading], hides: [account.title], waits: true },
    absent: { shows: [title, absent], hides: [account.title] },
    failed: { shows: [title, 'Try again'], hides: [account.title] },
    shown: { shows: [title, account.title, orders.title], hides: [absent] },
    refreshing: { shows: [title, account.title, orders.title], hides: [absent, loading] },
    opening: { shows: [title, account.title, account.setUp.none], hides: [absent] },
  },
}

export const payouts = defineFlow({
  name: 'payouts',
  title: 'Money',
  script: payoutsScript,
  invariants: payoutsInvariants,
  screen: payoutsFlow,
})
