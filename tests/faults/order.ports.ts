import { createActor, waitFor } from 'xstate'
import { isStillOffered } from '../../machines/order.machine.ts'
import { emptyOrderForm } from '../../src/domain/order-act.ts'
import { insertOrder } from '../server/insert-order.ts'
import type { FaultyApp, Person } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

/** Shortens the pauses between two attempts of the live updates, seconds that nobody has to wait for here. */
const fastClock = {
  setTimeout: (work: () => void, delay: number) => setTimeout(work, delay / 20),
  clearTimeout: (id: NodeJS.Timeout) => clearTimeout(id),
}

const startOrder = (page: Page, orderId: string) =>
  createActor(page.machines.order, { input: { orderId }, clock: fastClock }).start()

/** Creates a paid order, and the page of one of its sides. */
async function createOrder(market: FaultyApp, side: 'buyer' | 'seller') {
  const stall = await market.createTestData()
  const { product, buyer, seller } = stall
  const id = `order-${product._id}`
  await insertOrder(market.database, {
    id,
    productId: product._id,
    buyerId: buyer.id,
    sellerId: seller.id,
    at: new Date(),
  })
  const page = openPage(market, stall[side])
  await page.start()
  return { id, page, seller }
}

/** Opens the page of an order. */
async function openOrder(market: FaultyApp): Promise<Scenario> {
  const { id, page } = await createOrder(market, 'seller')
  let actor: ReturnType<typeof startOrder> | null = null
  const state = () => actor?.getSnapshot()
  const retry = () => actor?.send({ type: 'order.retry' })
  return {
    at: () => JSON.stringify(state()?.value),
    isIdle: () => state()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () => state()?.matches('shown') === true,
    visibleText: () => visibleTextOf(page, state()?.context.failure),
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) await page.signInAgain()
      if (actor === null) actor = startOrder(page, id)
      else retry()
    },
    repeatAction: retry,
    serverProblems: async () => [],
    close() {
      actor?.stop()
      page.close()
    },
  }
}

/** Says on the page of an order that the item was handed over. */
async function openHandOver(market: FaultyApp): Promise<Scenario> {
  const { id, page } = await createOrder(market, 'seller')
  const open = async () => {
    const started = startOrder(page, id)
    await waitFor(started, (state) => state.matches('shown'))
    return started
  }
  let actor = await open()
  const state = () => actor.getSnapshot()
  const submit = () => actor.send({ type: 'order.submit', form: emptyOrderForm })
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () =>
      state().matches({ shown: 'idle' }) && state().context.order?.state === 'handedOver.met',
    visibleText: () => visibleTextOf(page, state().context.failure),
    showsFailure: () => state().context.failure !== null,
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) {
        await page.signInAgain()
        actor.stop()
        actor = await open()
      }
      const { context } = state()
      // The live updates may have shown the hand-over although its answer was lost.
      if (context.act !== null && !isStillOffered(context)) actor.send({ type: 'order.close' })
      actor.send({ type: 'order.act', event: 'seller.meet' })
      submit()
    },
    repeatAction: submit,
    async serverProblems() {
      const count = await market.count(
        `from journal where flow_id = $1 and event ->> 'type' = 'seller.meet'`,
        [id],
      )
      return count === 1 ? [] : [`handed over ${count} times`]
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

/** Hands the item over in another browser. */
async function handOver(market: FaultyApp, seller: Person, orderId: string): Promise<void> {
  const other = openPage(market, seller)
  await other.start()
  await other.api.sendOrderEvent({ orderId, event: 'seller.meet' }, crypto.randomUUID())
  other.close()
}

/** Shows the other side's acts on an open page. Without the stream, the page polls: the user sees no failure. */
async function openLive(market: FaultyApp): Promise<Scenario> {
  const { id, page, seller } = await createOrder(market, 'buyer')
  let actor: ReturnType<typeof startOrder> | null = null
  let isHandedOver = false
  const isOver = () => page.session.getSnapshot().matches('signedOut')
  const open = async () => {
    const started = startOrder(page, id)
    await waitFor(started, (state) => state.matches('shown'))
    return started
  }
  return {
    at: () => JSON.stringify(actor?.getSnapshot().value),
    isIdle: isOver,
    isDone: () => actor?.getSnapshot().context.order?.state === 'handedOver.met',
    showsFailure: isOver,
    visibleText: () => visibleTextOf(page),
    async proceed() {
      if (isOver()) {
        await page.signInAgain()
        actor?.stop()
        actor = null
      }
      actor ??= await open()
      if (!isHandedOver) await handOver(market, seller, id)
      isHandedOver = true
    },
    serverProblems: async () => [],
    close() {
      actor?.stop()
      page.close()
    },
  }
}

/** The page of an order, its seller's acts there, and its live updates. */
export const orderPorts: readonly Port[] = [
  { name: 'order: loadOrder', call: 'GET /orders/:id', open: openOrder },
  { name: 'order: sendEvent', call: 'POST /orders/:id/events', open: openHandOver },
  { name: 'liveOrder: followStream', call: 'GET /live', open: openLive },
]
