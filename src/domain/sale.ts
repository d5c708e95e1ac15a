import { array, type Infer, nullable, optional, string, type } from 'superstruct'
import {
  extension,
  Id,
  Moment,
  Numeric,
  OptionalString,
  preprocess,
  withFallbacks,
  RequiredString,
} from './field-structs.ts'
import { MeetingStruct } from './meeting.ts'
import { OrderProgressStruct } from './order-progress.ts'

const BookerStruct = type({ bookerName: OptionalString, bookerEmail: OptionalString })

const SaleShape = type({
  _id: Id,
  productName: RequiredString,
  image: string(),
  /** US dollars. */
  price: Numeric,
  bookers: preprocess(array(BookerStruct), (value) => value ?? []),
  boughtBy: optional(nullable(string())),
  /** Extension: the buyer, without guessing; with `_id` on a server with conversations. */
  buyer: extension(nullable(type({ _id: extension(Id), name: string(), email: string() }))),
  /** Extension: the time of payment, ISO 8601. */
  soldAt: extension(Moment),
  /** Extension: of the buyer's booking. */
  meeting: extension(MeetingStruct),
  /** Extension: the order of the sale. */
  orderId: extension(Id),
  /** Extension: how far that order is. */
  progress: extension(OrderProgressStruct),
})

/** A sold product, as GET /sold-products returns it; `askingPrice` is accepted when `price` is missing. */
export const SaleStruct = preprocess(SaleShape, (value) =>
  withFallbacks(value, { price: 'askingPrice' }),
)
export type Sale = Infer<typeof SaleShape>

/** Returns the buyer that My Buyers shows (rule L10); null when nobody has booked the product. */
export function buyerOf({
  buyer,
  bookers,
  boughtBy,
}: Sale): { name: string; email: string } | null {
  if (buyer !== undefined && buyer !== null) return buyer
  const withEmail = bookers.filter(({ bookerEmail }) => bookerEmail !== '')
  const other = withEmail.find(({ bookerEmail }) => bookerEmail !== boughtBy)
  const booker = other ?? withEmail[0] ?? bookers[0]
  return booker === undefined ? null : { name: booker.bookerName, email: booker.bookerEmail }
}
