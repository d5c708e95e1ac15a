import { array, type Infer, nullable, optional, string, type } from 'superstruct'
import {
  extension,
  Id,
  Moment,
  Numeric,
  OptionalWords,
  read,
  withStandIns,
  Words,
} from './document.ts'

const BookerStruct = type({ bookerName: OptionalWords, bookerEmail: OptionalWords })

const SaleShape = type({
  _id: Id,
  productName: Words,
  image: string(),
  /** US dollars. */
  price: Numeric,
  bookers: read(array(BookerStruct), (value) => value ?? []),
  boughtBy: optional(nullable(string())),
  /** Extension: the buyer, without guessing. */
  buyer: extension(nullable(type({ name: string(), email: string() }))),
  /** Extension: the time of payment, ISO 8601. */
  soldAt: extension(Moment),
})

/** A sold product, as GET /sold-products returns it; `askingPrice` is accepted when `price` is missing. */
export const SaleStruct = read(SaleShape, (value) => withStandIns(value, { price: 'askingPrice' }))
export type Sale = Infer<typeof SaleShape>

/** Returns the buyer that My Buyers shows (rule L10); null when none matches. */
export function buyerOf({
  buyer,
  bookers,
  boughtBy,
}: Sale): { name: string; email: string } | null {
  if (buyer !== undefined && buyer !== null) return buyer
  // A booker without an e-mail cannot be identified.
  const booker = bookers.find(({ bookerEmail }) => bookerEmail !== '' && bookerEmail !== boughtBy)
  return booker === undefined ? null : { name: booker.bookerName, email: booker.bookerEmail }
}
