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
  /** An extension: who bought it, without guessing. */
  buyer: extension(nullable(type({ name: string(), email: string() }))),
  /** An extension: when it was paid, in ISO 8601. */
  soldAt: extension(Moment),
})

/** A sold product as GET /sold-products lists it; `askingPrice` is accepted where there is no `price`. */
export const SaleStruct = read(SaleShape, (value) => withStandIns(value, { price: 'askingPrice' }))
export type Sale = Infer<typeof SaleShape>

/** The buyer that My Buyers shows (rule L10); null where nobody fits. */
export function buyerOf({
  buyer,
  bookers,
  boughtBy,
}: Sale): { name: string; email: string } | null {
  if (buyer !== undefined && buyer !== null) return buyer
  // Nothing can be said of a booker without an e-mail.
  const booker = bookers.find(({ bookerEmail }) => bookerEmail !== '' && bookerEmail !== boughtBy)
  return booker === undefined ? null : { name: booker.bookerName, email: booker.bookerEmail }
}
