import { meetingAnswer } from '../database/meetings.ts'
import { toDollars } from '../decode.ts'
import { fieldsOf, personEvents, type PersonEventType, samplesOf } from './fields.ts'
import type { Context, Value } from '../flows/flow.ts'
import type { User } from '../database/users.ts'
import { moneyStepOf, orderFlow, positionOf, stateOf } from './order.ts'
import type { OrderRow } from './read.ts'

type Role = User['role']
type State = { value: Value; context: Context }

/** Returns an event of a person with its fields; null where the order does not take it now. */
export function offerOf({ value, context }: State, event: PersonEventType) {
  const fields = fieldsOf(event, context)
  const snapshot = orderFlow.machine.resolveState({ value, context })
  return snapshot.can({ type: event, at: 0, ...samplesOf(fields) }) ? { event, fields } : null
}

/** Returns what a role can do with an order now, with the fields of each event. */
const canOf = (order: State, role: Role) =>
  personEvents
    .filter((event) => event.startsWith(`${role}.`))
    .flatMap((event) => offerOf(order, event) ?? [])

/** Returns where an order is, what the viewer can do, and until when. A refused event gets the same. */
export function situationOf(order: Pick<OrderRow, 'value' | 'context' | 'deadline'>, role: Role) {
  const { value, deadline } = order
  return {
    state: stateOf(value),
    position: positionOf(value),
    can: canOf(order, role),
    deadline:
      deadline === null ? null : { at: deadline.dueAt.toISOString(), event: deadline.event },
  }
}

/** Returns whose eyes see an order. */
function roleIn({ buyerId, sellerId }: OrderRow, { id, role }: User): Role {
  if (id === buyerId) return 'buyer'
  return id === sellerId ? 'seller' : role
}

/** An order in a list. Amounts are in US dollars. */
export function orderAnswer(order: OrderRow, viewer: User) {
  const { context, imageSources } = order
  const role = roleIn(order, viewer)
  return {
    _id: order._id,
    seq: order.seq,
    role,
    product: {
      _id: order.productId,
      name: order.productName,
      image: order.image,
      ...(imageSources !== null && { imageSources }),
    },
    price: toDollars(context.ledger.charged),
    paidAt: order.paidAt.toISOString(),
    ...situationOf(order, role),
    money: moneyAnswer(order),
    problem: context.problem,
    partOffer: context.partOffer === null ? null : toDollars(context.partOffer),
    buyer: { name: order.buyerName, email: order.buyerEmail },
    seller: {
      email: order.sellerEmail,
      contact: order.sellerContact,
      isVerified: order.isSellerVerified,
    },
    // Only the two sides see it.
    ...(role !== 'admin' && { meeting: meetingAnswer(order) }),
  }
}

/** Where the money is. What the market advances of its own is its own affair. */
function moneyAnswer({ value, context, waitsFor }: OrderRow) {
  const { held, inFlight, released, refunded, atBank } = context.ledger
  const step = moneyStepOf(value)
  return {
    held: toDollars(held),
    inFlight: toDollars(inFlight),
    released: toDollars(released),
    refunded: toDollars(refunded),
    atBank: toDollars(atBank),
    waitsFor: step === 'stuck' ? 'admin' : step === 'waiting' ? 'provider' : waitsFor,
  }
}
