import type { Cast } from './cast.ts'
import { filterReadable } from '../../src/domain/listed.ts'
import { bookingOf } from './market.ts'
import type { Deed, Stimulus } from './stimuli.ts'
import type { Tab } from './tab.ts'

/** Performs one stimulus where possible; an action that the page does not offer is skipped. */
export async function perform(stimulus: Stimulus, cast: Cast): Promise<void> {
  const { market, tabs, provider, stall } = cast
  if ('provider' in stimulus) return provider.arm(stimulus.provider, stimulus.suffers)
  if ('world' in stimulus) {
    if (stimulus.world === 'minutesPass') return market.minutesPass(16)
    if (stimulus.world === 'sellerIsRemoved') return market.removeSeller(stall.seller)
    await market.runScheduledJobs()
    return undefined
  }
  const tab = tabs[stimulus.tab]
  if ('suffers' in stimulus) return tab.wire.arm(stimulus.next, stimulus.suffers)
  if ('letsGo' in stimulus) return void tab.wire.release()
  if ('answersBank' in stimulus) return tab.bank.answer(stimulus.answersBank)
  if ('pays' in stimulus) {
    const payment = tab.payment()
    if (payment === null || !payment.getSnapshot().hasTag('payable')) return undefined
    tab.bank.type(stimulus.pays)
    return payment.send({ type: 'pay.submit' })
  }
  return performAt(tab, stimulus.does, cast)
}

/** The buttons of the payment page, except Pay. */
const buttons = [
  { type: 'payment.retry' },
  { type: 'payment.check' },
  { type: 'save.retry' },
] as const

function performAt(tab: Tab, does: Deed, cast: Cast): void {
  const { api, browser, clock } = tab
  const { email } = browser.person
  // The buyer has to repeat a call that fails or is late.
  const trying = (call: Promise<unknown>) => void call.catch(() => undefined)
  switch (does) {
    case 'opens':
      return tab.open(cast.bookingIdOf(tab))
    case 'types':
      if (tab.payment()?.getSnapshot().matches('awaitingCard') !== true) return undefined
      return tab.payment()?.send({ type: 'card.changed', message: null })
    case 'closes':
      return tab.close()
    case 'waits':
      return clock.increment(3000)
    case 'presses': {
      const payment = tab.payment()
      const offered = buttons.find((event) => payment?.getSnapshot().can(event))
      return offered === undefined ? undefined : payment?.send(offered)
    }
    case 'readsOrders':
      return trying(
        api
          .getBookings(email)
          .then((items) => cast.keepOrders({ tab, bookings: filterReadable(items) })),
      )
    case 'books':
      return trying(api.bookProduct(bookingOf(cast.stall, browser.person), crypto.randomUUID()))
    case 'deletes':
      return trying(api.deleteBooking({ email, productId: cast.stall.productId }))
  }
}
