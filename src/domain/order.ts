import { array, enums, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { extension, Id, Moment, Numeric, OptionalString, RequiredString } from './field-structs.ts'
import { MeetingStruct } from './meeting.ts'
import { PictureSourcesStruct } from './product.ts'

/** A field that an event needs. A newer server may have types that this client does not know. */
const OrderFieldStruct = type({
  name: string(),
  type: string(),
  min: optional(number()),
  max: optional(number()),
  options: optional(array(string())),
})
export type OrderField = Infer<typeof OrderFieldStruct>

const PlaceStruct = type({ state: string(), position: string() })

const OrderEntryStruct = type({
  seq: number(),
  at: Moment,
  actor: string(),
  event: string(),
  from: nullable(PlaceStruct),
  to: PlaceStruct,
  reason: optional(string()),
  tracking: optional(string()),
  kind: optional(string()),
  pictures: optional(array(string())),
  amount: optional(Numeric),
})
/** An entry of an order's timeline. */
export type OrderEntry = Infer<typeof OrderEntryStruct>

/** An order, as GET /orders/{id} returns it. Amounts are in US dollars. */
export const PaidOrderStruct = type({
  _id: Id,
  /** The number of the latest event. */
  seq: number(),
  role: enums(['buyer', 'seller', 'admin']),
  /** The time of the answer, by the clock of the orders. */
  now: extension(Moment),
  product: type({
    _id: Id,
    name: RequiredString,
    image: string(),
    imageSources: extension(PictureSourcesStruct),
  }),
  price: Numeric,
  paidAt: Moment,
  /** Where the item is. */
  state: string(),
  /** Where the money is. */
  position: string(),
  money: type({
    held: Numeric,
    inFlight: Numeric,
    released: Numeric,
    refunded: Numeric,
    atBank: Numeric,
    waitsFor: nullable(string()),
  }),
  problem: nullable(string()),
  partOffer: nullable(Numeric),
  /** The actions that the viewer can take now. */
  can: array(type({ event: string(), fields: array(OrderFieldStruct) })),
  deadline: nullable(type({ at: Moment, event: string() })),
  /** The id is there where the two can write to each other on the server. */
  buyer: type({ _id: extension(Id), name: OptionalString, email: OptionalString }),
  seller: type({ name: OptionalString, email: OptionalString, contact: OptionalString }),
  /** Absent for an admin. */
  meeting: extension(MeetingStruct),
  /** Extension, for the buyer: the booking, whose receipt is that of the order. */
  bookingId: extension(Id),
  /** Extension, for the seller: the id of the product as which the item is listed again. */
  listedAgainAs: extension(Id),
  timeline: array(OrderEntryStruct),
})
export type PaidOrder = Infer<typeof PaidOrderStruct>
