import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import type { Value } from '../../server/database/columns.ts'
import { orderFlow, positionOf, stateOf } from '../../server/orders/order.ts'
import { sendEvent } from './send-event.ts'
import { minutesPass } from './test-app-steps.ts'
import { book, openIntent, savePayment, type TestApp } from './test-app.ts'
import { fireDeadlines, performEffects } from './work-steps.ts'

type Unsent<Event> = Event extends { at: number } ? Omit<Event, 'at'> : never

/** Pays Guitar `n` as ann, and returns the id of its order. */
export async function buyGuitar(market: TestApp, n = 1): Promise<string> {
  const booking = await book(market, n, 'ann')
  await openIntent(market, n, 'ann', booking)
  const intent = market.cards.created.at(-1) ?? ''
  market.cards.become(intent, 'succeeded')
  const { body } = await savePayment(market, n, 'ann', booking, intent)
  return (body as { insertedId: string }).insertedId
}

/** Sends an event to an order, at the market's time. Returns false where it is refused. */
export const sendTo = (
  { database, time }: TestApp,
  id: string,
  event: Unsent<OrderEvent>,
): Promise<boolean> => sendEvent(database, id, { ...event, at: time.now.getTime() })

/** Performs the due work: the deadlines of the past, and the effects. */
export async function runOrders({ market }: TestApp): Promise<void> {
  await fireDeadlines(market, orderFlow)
  await performEffects(market)
}

/** Advances the clock by whole days, and performs the due work. */
export async function daysPass(market: TestApp, days: number): Promise<void> {
  minutesPass(market, days * 24 * 60)
  await runOrders(market)
}

/** Returns where an order is, and where its money is. */
export async function readOrderState({ database }: TestApp, id: string) {
  const [order] = await database.query<{ value: Value; context: OrderContext; seq: number }>(
    `select value, context, seq from flows where flow = 'order' and id = $1`,
    [id],
  )
  if (order === undefined) throw new Error(`There is no order ${id}.`)
  const { value, context, seq } = order
  return { state: stateOf(value), position: positionOf(value), ledger: context.ledger, seq }
}

/** Returns the types of the events that an order took. */
export async function eventsOf({ database }: TestApp, id: string): Promise<string[]> {
  const rows = await database.query<{ type: string }>(
    `select event ->> 'type' as type from journal where flow = 'order' and flow_id = $1 order by seq`,
    [id],
  )
  return rows.map(({ type }) => type)
}

/** Gives sue a payout account, which the provider has verified. */
export async function activatePayouts({ database, cards }: TestApp): Promise<void> {
  const { id } = await cards.createPayoutAccount({ key: 'sue' })
  cards.activate(id)
  await database.query(
    `insert into payout_accounts (user_id, account_id, status, read_at) values ('sue', $1, 'pending', now())
     on conflict do nothing`,
    [id],
  )
}
