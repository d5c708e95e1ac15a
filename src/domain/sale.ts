import {
  array,
  coerce,
  defaulted,
  type Infer,
  nullable,
  optional,
  string,
  type,
  unknown,
} from 'superstruct'
import { Numeric } from './money.ts'

const BookerStruct = type({ bookerName: defaulted(string(), ''), bookerEmail: string() })

const SaleShape = type({
  _id: string(),
  productName: string(),
  image: string(),
  /** US dollars. */
  price: Numeric,
  bookers: defaulted(array(BookerStruct), []),
  boughtBy: optional(nullable(string())),
  /** An extension: who bought it, without guessing. */
  buyer: optional(nullable(type({ name: string(), email: string() }))),
})

/** A sold product as GET /sold-products lists it; `askingPrice` is accepted where there is no `price`. */
export const SaleStruct = coerce(SaleShape, unknown(), (value) =>
  typeof value === 'object' && value !== null && 'askingPrice' in value && !('price' in value)
    ? { ...value, price: value.askingPrice }
    : value,
)
export type Sale = Infer<typeof SaleShape>

/** The buyer that My Buyers shows (rule L10); null where nobody fits. */
export function buyerOf({
  buyer,
  bookers,
  boughtBy,
}: Sale): { name: string; email: string } | null {
  if (buyer !== undefined && buyer !== null) return buyer
  const booker = bookers.find(({ bookerEmail }) => bookerEmail !== boughtBy)
  return booker === undefined ? null : { name: booker.bookerName, email: booker.bookerEmail }
}
