import { meetingAnswer } from '../listings/meetings.ts'
import { toDollars } from '../http/decode.ts'
import { fieldsOf, personEvents, type PersonEventType, samplesOf } from './fields.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { Value } from '../database/columns.ts'
import { deadlineAnswer } from '../flows/next-deadline.ts'
import type { User } from '../users/users.ts'
import { awaitsAccount, moneyStepOf, orderFlow, positionOf, stateOf } from './order.ts'
import type { OrderRow } from './read.ts'

type Role = User['role']
type State = { value: Value; context: OrderContext }

/** Returns those of these events that an order takes now, each with its fields. */
export function offersOf({ value, context }: State, events: readonly PersonEventType[]) {
  const snapshot = orderFlow.machine.resolveState({ value, context })
  return events
    .map((event) => ({ event, fields: fieldsOf(event, context) }))
    .filter(({ event, fields }) => snapshot.can({ type: event, at: 0, ...samplesOf(fields) }))
}

/** Returns the events that a role can send to an order now, with the fields of each. */
const canOf = (order: State, role: Role) =>
  offersOf(
    order,
    personEvents.filter((event) => event.startsWith(`${role}.`)),
  )

/** Returns the state of an order, the viewer's possible events, and the deadline. A refused event gets the same. */
export function situationOf(order: Pick<OrderRow, 'value' | 'context' | 'deadline'>, role: Role) {
  const { value, deadline } = order
  return {
    state: stateOf(value),
    position: positionOf(value),
    can: canOf(order, role),
    deadline: deadline && deadlineAnswer(deadline),
  }
}

/** Returns whose eyes see an order. */
function roleIn({ buyer, seller }: OrderRow, { id, role }: User): Role {
  if (id === buyer.id) return 'buyer'
  return id === seller.id ? 'seller' : role
}

/** An order in a list. Amounts are in US dollars. `now` is the time of the answer, by the clock of the orders. */
export function orderAnswer(order: OrderRow, { viewer, now }: { viewer: User; now: Date }) {
  const { context, imageSources, buyer, seller, listedAgainAs } = order
  const role = roleIn(order, viewer)
  return {
    _id: order._id,
    // The times of an order are by this clock, which may differ from the browser's.
    now: now.toISOString(),
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
    buyer: {
      // The client writes to the other side where the id is there.
      ...(!buyer.isRemoved && !seller.isRemoved && { _id: buyer.id }),
      name: buyer.name,
      email: buyer.email,
    },
    seller: {
      name: seller.name,
      email: seller.email,
      contact: order.sellerContact,
      isVerified: seller.isVerified,
    },
    // Its receipt is the buyer's.
    ...(role === 'buyer' && { bookingId: order.bookingId }),
    ...(role === 'seller' && listedAgainAs !== null && { listedAgainAs }),
    // Only the two sides see it.
    ...(role !== 'admin' && { meeting: meetingAnswer(order) }),
  }
}

/** Returns the money of an order, without the amounts that the market has advanced. */
function moneyAnswer({ value, context, waitsFor }: OrderRow) {
  const { held, inFlight, released, refunded, atBank } = context.ledger
  const step = moneyStepOf(value)
  return {
    held: toDollars(held),
    inFlight: toDollars(inFlight),
    released: toDollars(released),
    refunded: toDollars(refunded),
    atBank: toDollars(atBank),
    waitsFor: awaitsAccount(value)
      ? 'payoutAccount'
      : step === 'stuck'
        ? 'admin'
        : step === 'waiting'
          ? 'provider'
          : waitsFor,
  }
}
