import type { Booking } from '../../src/domain/booking.ts'
import { openBrowser } from './browser.ts'
import { bookingOf, type Fixture, type WalkMarket } from './market.ts'
import type { TabName } from './stimuli.ts'
import { openTab, type Providing, type Tab } from './tab.ts'
import { disconnectAll, type Tally, type Wire } from './wire.ts'

/** A buyer's bookings as one of the buyer's tabs has loaded them. */
export type Orders = { tab: Tab; bookings: readonly Booking[] }

/** Everything that takes part in one walk. */
export type Cast = {
  market: WalkMarket
  stall: Fixture
  tabs: Readonly<Record<TabName, Tab>>
  provider: Wire
  tally: Tally
  providerTally: Tally
  nameOf(tab: Tab): TabName
  bookingIdOf(tab: Tab): string
  /** Waits until only held requests and open bank windows remain; returns what never settles. */
  rest(): Promise<readonly string[]>
  keepOrders(orders: Orders): void
  /** Returns the orders that arrived since the last call. */
  ordersThatCame(): readonly Orders[]
}

/** Turns of the event loop without activity after which everything counts as settled. */
const QUIET_TURNS = 3
/** Milliseconds, enough for a busy machine. */
const PATIENCE = 30_000

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Creates a product that Ann and Bob have both booked, and their tabs without an open page. */
export async function openCast(market: WalkMarket, providing: Providing): Promise<Cast> {
  disconnectAll()
  const stall = await market.createFixture()
  const tally = { requests: 0, faults: 0 }
  const providerTally = { requests: 0, faults: 0 }
  const provider = market.wireProvider(providerTally)
  const ann = openBrowser(market, stall.ann)
  const bob = openBrowser(market, stall.bob)
  const options = { tally, providing }
  const tabs = {
    ann: openTab(market, ann, { name: 'ann', ...options }),
    annsOtherTab: openTab(market, ann, { name: 'anns-other-tab', ...options }),
    bob: openTab(market, bob, { name: 'bob', ...options }),
  }
  const bookingIds = new Map<string, string>()
  for (const { api, browser } of [tabs.ann, tabs.bob]) {
    const { person } = browser
    await browser.signIn()
    await api.bookProduct(bookingOf(stall, person), crypto.randomUUID())
    const [booking] = await api.getBookings(person.email)
    if (booking === undefined) throw new Error('The booking is not there.')
    bookingIds.set(person.id, booking._id)
  }
  let came: Orders[] = []

  const isWaitingInVain = ({ payment, wire, bank }: Tab): boolean => {
    const state = payment()?.getSnapshot()
    if (state === undefined || !state.hasTag('busy') || state.matches('processing')) return false
    return !wire.isHolding() && !bank.isAsking()
  }
  return {
    market,
    stall,
    tabs,
    provider,
    tally,
    providerTally,
    nameOf: (tab) => (tab === tabs.bob ? 'bob' : tab === tabs.ann ? 'ann' : 'annsOtherTab'),
    bookingIdOf: ({ browser }) => bookingIds.get(browser.person.id) ?? '',
    async rest() {
      let quiet = 0
      const deadline = Date.now() + PATIENCE
      while (quiet < QUIET_TURNS && Date.now() < deadline) {
        await turn()
        const all = Object.values(tabs)
        const isQuiet = all.every((tab) => !tab.wire.isBusy() && !isWaitingInVain(tab))
        quiet = isQuiet ? quiet + 1 : 0
      }
      return quiet === QUIET_TURNS ? [] : ['something never comes to rest']
    },
    keepOrders: (orders) => came.push(orders),
    ordersThatCame() {
      const orders = came
      came = []
      return orders
    },
  }
}
