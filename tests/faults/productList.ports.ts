import { createActor, waitFor } from 'xstate'
import { viewerOf } from '../../machines/session.machine.ts'
import type { ReportForm } from '../../src/domain/report.ts'
import type { FaultyApp } from './faulty-app.ts'
import { openPage } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

const why: ReportForm = { reason: 'scam', words: 'The pictures are not of this one.' }

/** Opens the dialog of Report on a product; `isReported`: the buyer reported it before, and takes the report back. */
async function openReport(market: FaultyApp, isReported: boolean): Promise<Scenario> {
  const stall = await market.createTestData()
  const { product, buyer } = stall
  const page = openPage(market, buyer)
  await page.start()
  if (isReported) await page.report(stall)
  const open = () =>
    createActor(page.machines.report, {
      input: {
        viewer: viewerOf(page.session.getSnapshot()),
        productList: { screen: 'advertisements' },
      },
    }).start()
  let actor = open()
  const state = () => actor.getSnapshot()
  const known = () => waitFor(actor, ({ context }) => context.canTakeBack)
  await known()
  const act = () =>
    actor.send(
      isReported ? { type: 'productReport.takeBack' } : { type: 'productReport.submit', form: why },
    )
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () =>
      state().matches('idle') &&
      state().context.canTakeBack &&
      state().context.reportedIds.includes(product._id) !== isReported,
    visibleText: () => visibleTextOf(page, state().context.failure),
    lostInput: () =>
      state().matches({ open: { form: 'failed' } }) &&
      JSON.stringify(state().context.form) !== JSON.stringify(why)
        ? ['the form']
        : [],
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) {
        await page.signInAgain()
        actor.stop()
        actor = open()
        await known()
      }
      if (state().matches('idle')) actor.send({ type: 'productReport.open', product })
      act()
    },
    repeatAction: act,
    async serverProblems() {
      const reports = await market.count(
        'from reports where product_id = $1 and removed_at is null',
        [product._id],
      )
      return reports === (isReported ? 0 : 1) ? [] : [`${reports} reports`]
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
  {
    name: 'report: report',
    call: 'POST /reported-product/',
    open: (market) => openReport(market, false),
  },
  {
    name: 'report: takeBack',
    call: 'DELETE /own-reports/:productId',
    open: (market) => openReport(market, true),
  },
  {
    name: 'advertise: advertise',
    call: 'PUT /advertise/:productId',
    readsNothing: true,
    open: openAdvertise,
  },
]
