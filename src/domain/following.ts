import { assign, type Infer, type } from 'superstruct'
import { Flag, Id, Numeric, RequiredString } from './field-structs.ts'
import { OfferedProductStruct } from './seller-page.ts'

/** The server counts so many new products at most. */
export const MOST_NEW_OF_SELLER = 100

/** A seller whom the user follows. `newCount`: the products listed since the user looked. */
export const FollowedSellerStruct = type({
  _id: Id,
  name: RequiredString,
  isVerified: Flag,
  newCount: Numeric,
})
export type FollowedSeller = Infer<typeof FollowedSellerStruct>

/** A product that a followed seller has listed. `isNew`: since the user looked. */
export const FollowedProductStruct = assign(OfferedProductStruct, type({ isNew: Flag }))
export type FollowedProduct = Infer<typeof FollowedProductStruct>
