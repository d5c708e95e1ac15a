import { type Actor, createActor, waitFor } from 'xstate'
import type { FaultyApp } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

type PayoutsActor = Actor<Page['machines']['payouts']>

/** Loads the seller's money, and with `isSetUp` also opens the provider's page for the details of the account. */
async function openMoney(market: FaultyApp, isSetUp: boolean): Promise<Scenario> {
  const { seller } = await market.createTestData()
  const page = openPage(market, seller)
  await page.start()
  const start = () => createActor(page.machines.payouts).start()
  let actor: PayoutsActor | null = null
  const isOver = () => page.session.getSnapshot().matches('signedOut')
  /** Only the call under test gets a fault, so a page that opens the provider's page has loaded. */
  const open = async () => {
    actor = start()
    if (isSetUp) await waitFor(actor, (snapshot) => snapshot.matches('shown'))
  }
  const state = () => actor?.getSnapshot()
  const act = () => {
    actor?.send({ type: 'payouts.retry' })
    actor?.send({ type: 'payouts.setUp' })
  }
  return {
    at: () => JSON.stringify(state()?.value),
    isIdle: () => state()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () => (isSetUp ? page.left.length > 0 : state()?.matches('shown') === true),
    showsFailure: () => isOver() || state()?.context.failure !== null,
    visibleText: () => visibleTextOf(page, state()?.context.failure),
    async proceed() {
      if (isOver()) {
        await page.signInAgain()
        actor?.stop()
        actor = null
      }
      if (actor === null) await open()
      else actor.send({ type: 'payouts.retry' })
      actor?.send({ type: 'payouts.setUp' })
    },
    repeatAction: act,
    async serverProblems() {
      const count = await market.count('from payout_accounts where user_id = $1', [seller.id])
      return count === Number(isSetUp) ? [] : [`${count} accounts`]
    },
    close() {
      actor?.stop()
      page.close()
    },
  }
}

/** A seller's money and payout account. */
export const payoutsPorts: readonly Port[] = [
  {
    name: 'payouts: load, the orders',
    call: 'GET /orders',
    open: (market) => openMoney(market, false),
  },
  {
    name: 'payouts: load, the account',
    call: 'GET /payout-account',
    open: (market) => openMoney(market, false),
  },
  {
    name: 'payouts: openOnboarding',
    call: 'POST /payout-account/onboarding',
    open: (market) => openMoney(market, true),
  },
]
