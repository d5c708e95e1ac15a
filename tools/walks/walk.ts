import { sharedAttempts } from '../../src/actors/payment-attempts.ts'
import { providePayment } from '../../src/actors/payment.ts'
import { filterReadable } from '../../src/domain/listed.ts'
import { openCast } from './cast.ts'
import { readLedger, untruthsOf, wrongInTheEnd, wrongNow } from './ledger.ts'
import type { WalkMarket } from './market.ts'
import { untrueOrders } from './orders.ts'
import { perform } from './perform.ts'
import { describeStimulus, type Stimulus } from './stimuli.ts'
import type { PaymentState, Providing, Tab } from './tab.ts'

export type Walked = {
  /** The violations, each with its step; empty if there are none. */
  problems: readonly string[]
  faults: number
  charges: number
  refunds: number
}

const stateOf = (tab: Tab) => tab.payment()?.getSnapshot() ?? null
const nameOf = ({ value }: PaymentState) => JSON.stringify(value)

/** The maximum number of buttons that a returning buyer presses; an unchanged state ends the presses earlier. */
const PATIENCE = 6

/**
 * Takes one walk over client machine, server and card stand-in together, with a product of its own. Then everything
 * settles without further faults: each buyer comes back and presses what is offered until nothing is left to do.
 */
export async function takeWalk(
  market: WalkMarket,
  walk: readonly Stimulus[],
  providing: Providing = providePayment,
): Promise<Walked> {
  const cast = await openCast(market, providing)
  const { stall, tabs, tally, provider } = cast
  const problems: string[] = []
  const rested = new Map<Tab, PaymentState | null>()
  let requests = 0
  let lost = 0

  /** Checks all pages and the ledger once everything has settled. */
  const look = async (moment: string, answeredLate: Tab | null = null) => {
    problems.push(...(await cast.rest()).map((stuck) => `${moment}: ${stuck}`))
    // Without a request to the server, nothing has changed there.
    if (tally.requests === requests) return
    requests = tally.requests
    const isProviderLost = cast.providerTally.faults > lost
    lost = cast.providerTally.faults
    const ledger = await readLedger(market, stall)
    problems.push(...wrongNow(ledger).map((wrong) => `${moment}: ${wrong}`))
    for (const tab of Object.values(tabs)) {
      const state = stateOf(tab)
      const isNew = state !== null && state !== rested.get(tab) && !state.hasTag('busy')
      rested.set(tab, state)
      // A late answer was true when the server gave it.
      if (!isNew || tab === answeredLate) continue
      const untruths = untruthsOf(state, tab.browser.person, ledger, isProviderLost)
      problems.push(...untruths.map((words) => `${moment}: the page in ${nameOf(state)} ${words}`))
    }
  }
  const comeBack = async (tab: Tab, moment: string) => {
    await tab.browser.signIn()
    tab.open(cast.bookingIdOf(tab))
    await look(`${moment}, opening`)
    for (let presses = 0; presses < PATIENCE; presses += 1) {
      const before = stateOf(tab)
      await perform({ tab: cast.nameOf(tab), does: 'presses' }, cast)
      await look(`${moment}, pressing`)
      const after = stateOf(tab)
      if (before === null || after === null || nameOf(before) === nameOf(after)) break
    }
    tab.close()
  }

  /** The server itself detects a charge that no browser will report. */
  const letServerFindOut = async () => {
    await cast.rest()
    const { charges, recorded } = await readLedger(market, stall)
    const isUnreconciled = charges
      .filter(({ intent }) => recorded.every((record) => record.intent !== intent))
      .some(({ buyerId }) =>
        Object.values(tabs)
          .filter(({ browser }) => browser.person.id === buyerId)
          .every(
            ({ browser: { attemptStorage, person } }) =>
              sharedAttempts(attemptStorage).bookings(person.email).length === 0,
          ),
      )
    if (!isUnreconciled) return
    provider.disarm()
    market.minutesPass(60)
    await market.runScheduledJobs()
  }

  for (const [index, stimulus] of walk.entries()) {
    await perform(stimulus, cast)
    if ('letsGo' in stimulus) await letServerFindOut()
    // Adding a fault has no effect yet.
    if ('suffers' in stimulus) continue
    const answeredLate = 'letsGo' in stimulus ? tabs[stimulus.tab] : null
    await look(`${index + 1}. ${describeStimulus(stimulus)}`, answeredLate)
    const orders = cast.ordersThatCame()
    problems.push(
      ...(await untrueOrders(market, stall, orders)).map((wrong) => `${index + 1}. ${wrong}`),
    )
    if (problems.length > 0) break
  }

  provider.disarm()
  for (const tab of Object.values(tabs)) {
    tab.wire.disarm()
    while (tab.wire.release()) await cast.rest()
    tab.close()
  }
  market.minutesPass(60)
  await market.runScheduledJobs()
  if (problems.length === 0) {
    await comeBack(tabs.ann, 'Ann comes back')
    await comeBack(tabs.bob, 'Bob comes back')
    await market.runScheduledJobs()
  }
  const ledger = await readLedger(market, stall)
  if (problems.length === 0) {
    problems.push(...wrongInTheEnd(ledger).map((wrong) => `in the end: ${wrong}`))
    for (const tab of [tabs.ann, tabs.bob]) {
      const items = await tab.api.getBookings(tab.browser.person.email)
      const orders = [{ tab, bookings: filterReadable(items) }]
      problems.push(
        ...(await untrueOrders(market, stall, orders)).map((wrong) => `in the end: ${wrong}`),
      )
    }
  }
  return {
    problems,
    faults: tally.faults + cast.providerTally.faults,
    charges: ledger.charges.length,
    refunds: ledger.charges.filter(({ refunded }) => refunded > 0).length,
  }
}
