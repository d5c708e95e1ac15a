import { type Infer, string, type } from 'superstruct'
import { Flag, Id, read, withStandIns } from './document.ts'

const BuyerShape = type({ _id: Id, name: string(), email: string() })
const SellerShape = type({ _id: Id, name: string(), email: string(), isVerified: Flag })

/** Who has no name, such as somebody whom the identity provider knows by e-mail alone, is called by his e-mail. */
const named = (value: unknown) => withStandIns(value, { name: 'email' })

/** A buyer as GET /all-buyers lists him (rule A1). */
export const BuyerStruct = read(BuyerShape, named)
export type Buyer = Infer<typeof BuyerShape>

/** A seller as GET /all-sellers lists him (rule A3). */
export const SellerStruct = read(SellerShape, named)
export type Seller = Infer<typeof SellerShape>
