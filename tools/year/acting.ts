import { isDeepStrictEqual } from 'node:util'
import { type Field, type PersonEventType, personEvents } from '../../server/orders/fields.ts'
import type { Random } from './random.ts'
import type { Answered, Servers } from './server.ts'
import { ADMIN, type YearMarket } from './market.ts'

type Role = 'buyer' | 'seller' | 'admin'

/** An order as the server answers it. */
export type Shown = {
  _id: string
  seq: number
  state: string
  position: string
  can: { event: PersonEventType; fields: Field[] }[]
  deadline: unknown
}

/** Somebody who can do something with an order. */
export type Actor = { id: string; role: Role }

const FINAL = new Set(['canceled', 'refunded', 'completed'])

/** Most people do not want what would end the sale; the default is 0.8. */
const WILLINGNESS: Partial<Record<PersonEventType, number>> = {
  'seller.cancel': 0.15,
  'admin.cancel': 0.05,
  'buyer.askToCancel': 0.2,
  'buyer.askToReturn': 0.2,
  'buyer.reportProblem': 0.35,
}

/** Throws where the answer is neither 200 nor 409: those are the two answers to an event. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer'
}

/** Returns something that a field takes. */
export function valueOf(field: Field, random: Random): unknown {
  switch (field.type) {
    case 'text':
      return 'Because.'
    case 'amount':
      return random.whole(Math.round(field.min * 100), Math.round(field.max * 100)) / 100
    case 'choice':
      return random.pick(field.options)
    case 'pictures':
      return []
  }
}

const shownIn = ({ body }: Answered): Shown => body as Shown

/**
 * Somebody looks at an order, and does what `can` lists, or something that it does not list, or nothing. Returns whether
 * the order goes on.
 */
export async function act(
  market: YearMarket,
  servers: Servers,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<boolean> {
  const { happened, random } = market
  const looked = await servers.ask(actor.id, 'GET', `/orders/${orderId}`)
  if (looked === null) return true
  const order = shownIn(looked)
  if (random.chance(0.08)) await tryRefused(market, servers, { actor, order })
  else if (order.can.length > 0) {
    const { event, fields } = random.pick(order.can)
    if (!random.chance(WILLINGNESS[event] ?? 0.8)) happened.add('silences')
    else {
      const values = fields.map((field) => [field.name, valueOf(field, random)] as const)
      await send(market, servers, { actor, order, event, fields: Object.fromEntries(values) })
    }
  }
  return !FINAL.has(order.state)
}

type Sending = { actor: Actor; order: Shown; event: PersonEventType; fields: object }

async function send(market: YearMarket, servers: Servers, { actor, order, ...sent }: Sending) {
  const json = { event: sent.event, ...sent.fields }
  const answer = await servers.ask(actor.id, 'POST', `/orders/${order._id}/events`, json)
  if (answer === null) return
  if (answer.status !== 200) {
    throw new WrongAnswer(
      `${sent.event} is in what the ${actor.role} of ${order._id} can do, and is answered ${answer.status}.`,
    )
  }
  market.happened.add('events of people')
}

/** Sends an event that `can` does not list: it is refused with what can be done, and changes nothing. */
async function tryRefused(
  market: YearMarket,
  servers: Servers,
  { actor, order }: Pick<Sending, 'actor' | 'order'>,
): Promise<void> {
  const listed = new Set(order.can.map(({ event }) => event))
  const event = market.random.pick(
    personEvents.filter((name) => name.startsWith(`${actor.role}.`) && !listed.has(name)),
  )
  const answer = await servers.ask(actor.id, 'POST', `/orders/${order._id}/events`, { event })
  if (answer === null) return
  const { state, can, deadline } = order
  const told = Object(answer.body)
  const isSame = isDeepStrictEqual(
    { state: told.state, can: told.can, deadline: told.deadline },
    { state, can, deadline },
  )
  if (answer.status !== 409 || !isSame) {
    throw new WrongAnswer(
      `${event} is not what the ${actor.role} of ${order._id} can do, and is answered ${answer.status}.`,
    )
  }
  market.happened.add('events that are refused')
}

/** The admin looks at the orders that wait for one. */
export async function actAsAdmin(market: YearMarket, servers: Servers): Promise<void> {
  const listed = await servers.ask(ADMIN, 'GET', '/orders')
  if (listed === null || listed.status !== 200) return
  for (const { _id } of listed.body as Shown[]) {
    if (!market.random.chance(0.3)) continue
    await act(market, servers, { actor: { id: ADMIN, role: 'admin' }, orderId: _id })
  }
}
