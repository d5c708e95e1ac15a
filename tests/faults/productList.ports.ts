import { createActor } from 'xstate'
import { viewerOf } from '../../machines/session.machine.ts'
import type { FaultyApp } from './faulty-app.ts'
import { openPage } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

async function openReport(market: FaultyApp): Promise<Scenario> {
  const { product, buyer } = await market.createTestData()
  const page = openPage(market, buyer)
  await page.start()
  const actor = createActor(page.machines.report, {
    input: {
      viewer: viewerOf(page.session.getSnapshot()),
      productList: { screen: 'advertisements' },
    },
  }).start()
  const state = () => actor.getSnapshot()
  const report = () => actor.send({ type: 'productReport.send', product })
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().context.reportedIds.includes(product._id),
    visibleText: () => visibleTextOf(page),
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) await page.signInAgain()
      report()
    },
    repeatAction: report,
    async serverProblems() {
      const reports = await market.count('from reports where product_id = $1', [product._id])
      return reports === 1 ? [] : [`${reports} reports`]
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

async function openAdvertise(market: FaultyApp): Promise<Scenario> {
  const { product, seller } = await market.createTestData()
  const page = openPage(market, seller)
  await page.start()
  const open = () => createActor(page.machines.advertise).start()
  let actor = open()
  const state = () => actor.getSnapshot()
  const start = { type: 'advertise.start', productId: product._id } as const
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().context.advertised.includes(product._id),
    visibleText: () => visibleTextOf(page, state().context.failures[product._id]),
    async proceed() {
      const isOver = page.session.getSnapshot().matches('signedOut')
      if (isOver) await page.signInAgain()
      // The machine reports the product as sold or removed and accepts no event: the user reloads the page.
      if (isOver || !state().can(start)) {
        actor.stop()
        actor = open()
      }
      actor.send(start)
    },
    repeatAction: () => actor.send(start),
    async serverProblems() {
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
export const productListPorts: readonly Port[] = [
  { name: 'report: report', call: 'POST /reported-product/', open: openReport },
  {
    name: 'advertise: advertise',
    call: 'PUT /advertise/:id',
    readsNothing: true,
    open: openAdvertise,
  },
]
