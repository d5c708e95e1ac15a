import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import type { Viewer } from '../access/viewer.ts'
import { EventBody } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { requireHosted } from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'
import { orderAnswer } from '../orders/answer.ts'
import { listOrdersForAdmins, listOrdersOf, readOrder } from '../orders/read.ts'
import { listOrderReviews, orderReviewAnswer } from '../orders/reviews.ts'
import { sendOrderEvent } from '../orders/send.ts'
import { orderTimeline } from '../orders/timeline.ts'
import { Can, Deadline, Meeting, Party, ProductLink, timelineStruct } from './answers.ts'

const State = enums([
  'paid',
  'cancelAsked',
  'handedOver.met',
  'handedOver.sent',
  'received',
  'problem',
  'partOffered',
  'returnAsked',
  'returning',
  'returnMet',
  'returnSent',
  'underReview',
  'canceled',
  'refunded',
  'completed',
])
const Position = enums([
  'held',
  'frozen',
  'chargedBack',
  'releasing',
  'released',
  'refunding',
  'refunded',
  'splitting',
  'settled',
  'reversing',
  'reversed',
  'shortfall',
])
const order = {
  _id: string(),
  now: string(),
  seq: integer(),
  role: enums(['buyer', 'seller', 'admin']),
  product: ProductLink,
  price: number(),
  paidAt: string(),
  state: described('Where the item is.', State),
  position: described('Where the money is.', Position),
  can: Can,
  deadline: Deadline,
  money: named(
    'OrderMoney',
    object({
      held: number(),
      inFlight: number(),
      released: number(),
      refunded: number(),
      atBank: number(),
      waitsFor: nullable(enums(['payoutAccount', 'provider', 'admin'])),
    }),
  ),
  problem: nullable(enums(['notReceived', 'notAsDescribed', 'damaged'])),
  partOffer: described('The part that the seller offers to pay back.', nullable(number())),
  buyer: Party,
  seller: object({ name: string(), email: string(), contact: string(), isVerified: boolean() }),
  bookingId: optional(string()),
  listedAgainAs: optional(string()),
  meeting: described('Not for an admin.', optional(Meeting)),
}
export const OrderInList = named('OrderInList', object(order))
const OrderReview = named(
  'OrderReview',
  object({
    ...order,
    review: object({
      why: enums(['undecided', 'stuck', 'disputed', 'shortfall']),
      since: string(),
      words: nullable(string()),
    }),
  }),
)
const Order = named(
  'Order',
  object({
    ...order,
    timeline: timelineStruct(object({ state: State, position: Position }), {
      reason: optional(string()),
      tracking: optional(string()),
      kind: optional(string()),
      pictures: optional(array(string())),
      amount: optional(number()),
    }),
  }),
)

async function answerOf({ database, flowClock }: AppContext, viewer: Viewer, id: string) {
  const found = await readOrder(database, id)
  if (found === null) throw new Problem('order-unknown')
  return {
    ...orderAnswer(found, { viewer, now: flowClock() }),
    timeline: orderTimeline(found.journal),
  }
}

/** An order has the id of its payment. */
export const orderEndpoints = [
  endpoint({
    method: 'GET',
    path: '/orders',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the orders of the caller, the newest first; for an admin, those that wait for an admin.',
    extension: 'orders',
    query: PageQuery,
    answer: array(OrderInList),
    handle: (asked, { database, flowClock, lists }) =>
      respondWithList(asked, lists, async (page) => {
        const { viewer } = asked
        const orders =
          viewer.role === 'admin'
            ? await listOrdersForAdmins(database, page)
            : await listOrdersOf(database, viewer.id, page)
        const seen = { viewer, now: flowClock() }
        return orders.map((each) => orderAnswer(each, seen))
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/order-reviews',
    access: { admin: 'any' },
    limit: 'read',
    summary: 'Lists the orders that wait for an admin, the most urgent first, and why.',
    extension: 'order-reviews',
    query: PageQuery,
    answer: array(OrderReview),
    handle: (asked, { database, flowClock, lists }) =>
      respondWithList(asked, lists, async (page) => {
        const reviews = await listOrderReviews(database, page)
        const seen = { viewer: asked.viewer, now: flowClock() }
        return reviews.map((review) => orderReviewAnswer(review, seen))
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/orders/:id',
    access: { of: { flow: 'order' }, buyer: 'own', seller: 'own', admin: 'any' },
    limit: 'read',
    summary: 'Reads an order with its timeline.',
    extension: 'orders',
    answer: Order,
    example: { params: { id: 'order-1' } },
    handle: ({ viewer, params }, app) => answerOf(app, viewer, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/orders/:id/events',
    access: { of: { flow: 'order' }, buyer: 'own', seller: 'own', admin: 'any' },
    limit: 'orderEvent',
    isIdempotent: true,
    summary: 'Sends an event of `can` to an order, with the fields that `can` names.',
    extension: 'orders',
    body: EventBody,
    answer: Order,
    example: {
      params: { id: 'order-1' },
      body: { event: 'buyer.askToCancel', reason: 'I bought another one.' },
    },
    audit: ({ params }) => ({ about: 'order', id: params.id }),
    async handle({ viewer, params: { id }, body, context }, app) {
      requireHosted(context, picturesIn(body), app)
      await sendOrderEvent(app, viewer, { id, body })
      return answerOf(app, viewer, id)
    },
  }),
]

/** Returns the pictures in a body; the event decides whether it takes them. */
function picturesIn(body: object): string[] {
  const pictures: unknown = Reflect.get(body, 'pictures')
  return Array.isArray(pictures) ? pictures.filter((each) => typeof each === 'string') : []
}
