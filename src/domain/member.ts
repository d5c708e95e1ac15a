import { type Infer, string, type } from 'superstruct'
import { Flag, Id, preprocess, withFallbacks } from './field-structs.ts'

const BuyerShape = type({ _id: Id, name: string(), email: string() })
const SellerShape = type({ _id: Id, name: string(), email: string(), isVerified: Flag })

/** Uses the e-mail as the name when the name is missing: the identity provider may know a user by e-mail alone. */
const named = (value: unknown) => withFallbacks(value, { name: 'email' })

/** A buyer, as GET /all-buyers returns it (rule A1). */
export const BuyerStruct = preprocess(BuyerShape, named)
export type Buyer = Infer<typeof BuyerShape>

const isWords = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Returns true when the value is already a valid buyer and needs no coercion. */
export const isPlainBuyer = (value: unknown): value is Buyer => {
  const { _id, name, email }: Record<string, unknown> = Object(value)
  return isWords(_id) && isWords(name) && isWords(email)
}

/** A seller, as GET /all-sellers returns it (rule A3). */
export const SellerStruct = preprocess(SellerShape, named)
export type Seller = Infer<typeof SellerShape>

/** Returns true when the value is already a valid seller and needs no coercion. */
export const isPlainSeller = (value: unknown): value is Seller =>
  isPlainBuyer(value) && typeof Reflect.get(value, 'isVerified') === 'boolean'
