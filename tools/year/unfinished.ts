import { matchesState } from 'xstate'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { Database } from '../../server/database/database.ts'
import type { Value } from '../../server/database/columns.ts'
import {
  awaitsAccount,
  moneyStepOf,
  orderFlow,
  positionOf,
  stateOf,
} from '../../server/orders/order.ts'
import type { Problem } from './books.ts'

type Row = {
  id: string
  value: Value
  context: OrderContext
  /** The deadlines that are running, and the effects that are not answered. */
  deadlines: string[]
  effects: string[]
}

const FINAL = new Set(['canceled', 'refunded', 'completed'])

const readOrders = (database: Database) =>
  database.query<Row>(
    `select f.id, f.value, f.context,
            array(select d.event from deadlines d where d.flow_id = f.id) as deadlines,
            array(select o.key from outbox o where o.flow_id = f.id and o.done_at is null) as effects
       from flows f where f.flow = 'order' order by f.created_at, f.id`,
  )

/** Returns whom the money of an order waits for: 'nobody' knows of money that is lost on its way. */
function waitsFor({ value, context, deadlines, effects }: Row): string {
  const snapshot = orderFlow.machine.resolveState({ value, context })
  if (snapshot.hasTag('atRest')) return 'rest'
  if (awaitsAccount(value)) return 'the seller’s account'
  const step = moneyStepOf(value)
  if (step === 'sent') return effects.length === 1 ? 'the provider' : 'nobody'
  if (step === 'waiting') return deadlines.includes('deadline.retryPayment') ? 'a retry' : 'nobody'
  if (step === 'stuck') {
    return snapshot.can({ type: 'admin.retryPayment', at: 0 }) ? 'an admin' : 'nobody'
  }
  if (positionOf(value) === 'frozen')
    return context.dispute?.status === 'open' ? 'the bank' : 'nobody'
  return matchesState({ money: 'held' }, value) ? 'the goods' : 'nobody'
}

/** The goods are final, or a deadline that is no reminder decides about them. */
function hasWayOn({ value, deadlines }: Row): boolean {
  const decides = /^deadline\.(?!remind|retry)/
  return FINAL.has(stateOf(value)) || deadlines.some((event) => decides.test(event))
}

/** The number of unfinished orders by the party that they wait for, and the first order that waits for nobody. */
export type Unfinished = { waits: Map<string, number>; problem: Problem | null }

/** Looks for an order that is not final and has neither a deadline nor somebody who can act. */
export async function checkUnfinished(database: Database): Promise<Unfinished> {
  const waits = new Map<string, number>()
  let problem: Problem | null = null
  for (const order of await readOrders(database)) {
    const whom = waitsFor(order)
    const isFinal = FINAL.has(stateOf(order.value))
    if (whom !== 'rest' || !isFinal) waits.set(whom, (waits.get(whom) ?? 0) + 1)
    const isLost = whom === 'nobody' || !hasWayOn(order) || (isFinal && whom === 'the goods')
    if (!isLost || problem !== null) continue
    const where = `${stateOf(order.value)}, ${positionOf(order.value)}`
    problem = {
      words: `The order ${order.id} (${where}) has no deadline and nobody who can act.`,
      orderId: order.id,
    }
  }
  return { waits, problem }
}
