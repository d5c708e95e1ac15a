import { type Infer, string, type } from 'superstruct'
import { Flag, Id, read, withStandIns } from './document.ts'

const BuyerShape = type({ _id: Id, name: string(), email: string() })
const SellerShape = type({ _id: Id, name: string(), email: string(), isVerified: Flag })

/** Who has no name, such as somebody whom the identity provider knows by e-mail alone, is called by his e-mail. */
const named = (value: unknown) => withStandIns(value, { name: 'email' })

/** A buyer as GET /all-buyers lists him (rule A1). */
export const BuyerStruct = read(BuyerShape, named)
export type Buyer = Infer<typeof BuyerShape>

const isWords = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** A buyer as he is, who need not be read. */
export const isPlainBuyer = (value: unknown): value is Buyer => {
  const { _id, name, email }: Record<string, unknown> = Object(value)
  return isWords(_id) && isWords(name) && isWords(email)
}

/** A seller as GET /all-sellers lists him (rule A3). */
export const SellerStruct = read(SellerShape, named)
export type Seller = Infer<typeof SellerShape>

/** The same of a seller. */
export const isPlainSeller = (value: unknown): value is Seller =>
  isPlainBuyer(value) && typeof Reflect.get(value, 'isVerified') === 'boolean'
