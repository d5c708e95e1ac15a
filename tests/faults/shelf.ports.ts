import { createActor } from 'xstate'
import { viewerOf } from '../../machines/session.machine.ts'
import type { FaultyMarket } from './market.ts'
import { openPage } from './page.ts'
import type { Port, Trial } from './trial.ts'
import { wordsOn } from './words.ts'

async function openReport(market: FaultyMarket): Promise<Trial> {
  const { product, buyer } = await market.openStall()
  const page = openPage(market, buyer)
  await page.start()
  const actor = createActor(page.machines.report, {
    input: { viewer: viewerOf(page.session.getSnapshot()), shelf: { screen: 'advertisements' } },
  }).start()
  const state = () => actor.getSnapshot()
  const report = () => actor.send({ type: 'report.send', product })
  return {
    at: () => JSON.stringify(state().value),
    isResting: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().context.reportedIds.includes(product._id),
    words: () => wordsOn(page),
    async goOn() {
      if (page.session.getSnapshot().matches('signedOut')) await page.signInAgain()
      report()
    },
    pressAgain: report,
    async wrongs() {
      const reports = await market.count('from reports where product_id = $1', [product._id])
      return reports === 1 ? [] : [`${reports} reports`]
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

async function openAdvertise(market: FaultyMarket): Promise<Trial> {
  const { product, seller } = await market.openStall()
  const page = openPage(market, seller)
  await page.start()
  const open = () => createActor(page.machines.advertise).start()
  let actor = open()
  const state = () => actor.getSnapshot()
  const start = { type: 'advertise.start', productId: product._id } as const
  return {
    at: () => JSON.stringify(state().value),
    isResting: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().context.advertised.includes(product._id),
    words: () => wordsOn(page, state().context.failures[product._id]),
    async goOn() {
      const isOver = page.session.getSnapshot().matches('signedOut')
      if (isOver) await page.signInAgain()
      // The machine reports the product as sold or removed and accepts no event: the user reloads the page.
      if (isOver || !state().can(start)) {
        actor.stop()
        actor = open()
      }
      actor.send(start)
    },
    pressAgain: () => actor.send(start),
    async wrongs() {
      const advertised = await market.count('from products where id = $1 and is_advertised', [
        product._id,
      ])
      return advertised === 1 ? [] : ['it is not advertised']
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

/** The actions on a product in a product list: reporting it and advertising it. */
export const shelfPorts: readonly Port[] = [
  { name: 'report: report', call: 'POST /reported-product/', open: openReport },
  {
    name: 'advertise: advertise',
    call: 'PUT /advertise/:id',
    readsNothing: true,
    open: openAdvertise,
  },
]
