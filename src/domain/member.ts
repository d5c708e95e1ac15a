import { boolean, defaulted, type Infer, string, type } from 'superstruct'

/** A buyer as GET /all-buyers lists him (rule A1). */
export const BuyerStruct = type({ _id: string(), name: string(), email: string() })
export type Buyer = Infer<typeof BuyerStruct>

/** A seller as GET /all-sellers lists him (rule A3). */
export const SellerStruct = type({
  _id: string(),
  name: string(),
  email: string(),
  isVerified: defaulted(boolean(), false),
})
export type Seller = Infer<typeof SellerStruct>
