import type { OffersContext } from '../../../machines/offers.machine.ts'
import { offersMessages } from '../../../src/messages/offers.ts'
import { offersScript, POSSIBLE, TOO_LOW } from './offers.script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { offersInvariants } from './offers.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, loading, make, price, send, cancel, acts, absent } = offersMessages.en
const fill = (text: string): Action => ({ fill: labelled(price), with: text })

/** The screen flow of the offers for an item, as its buyer sees them. */
export const offersFlow: ScreenFlow<OffersContext> = {
  name: 'offers',
  rules: 'Offers',
  script: offersScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    { sends: 'offers.retry', at: button('Try again') },
    { sends: 'offers.begin', at: button(make) },
    { sends: 'offers.act=accept', at: button(/^Accept/) },
    { sends: 'offers.act=counter', at: button(new RegExp(`^${acts['buyer.counter']()}`)) },
    { sends: 'offers.submit=possible', at: button(send) },
    { sends: 'offers.close', at: button(cancel) },
  ],
  actions: {
    'offers.change': [{ fill: labelled(price), with: ['0.2', '0.21'] }],
    'offers.submit=possible': [fill(POSSIBLE), { press: button(send) }],
    'offers.submit=tooLow': [fill(TOO_LOW), { press: button(send) }],
  },
  assertions: {
    loading: { shows: [title, loading], hides: [price], waits: true },
    absent: { shows: [title, absent], hides: [price, loading], waits: true },
    failed: { shows: [title, 'Try again'], hides: [price] },
    'shown.idle': { shows: [title, 'Asking price $85'], hides: [price, loading] },
    'shown.naming': { shows: [title, price, send, 'Asking price $85'], hides: [make, loading] },
    'shown.sending': { shows: [title, 'Asking price $85'], hides: [make] },
    'shown.rereading': { shows: [title, 'Asking price $85'], hides: [price] },
  },
}

export const offers = defineFlow({
  name: 'offers',
  title: 'Offers',
  script: offersScript,
  invariants: offersInvariants,
  screen: offersFlow,
})
