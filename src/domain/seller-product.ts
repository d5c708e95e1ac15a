import { array, assign, enums, type Infer, string, type } from 'superstruct'
import { extension, Id } from './field-structs.ts'
import { MeetingStruct } from './meeting.ts'
import { SellerListingStruct } from './seller-listing.ts'
import { RatingStruct } from './rating.ts'
import { preprocessProduct, ProductShape } from './product.ts'

/** A booking of a product, as its seller sees it. */
const SellerBookingStruct = type({
  _id: Id,
  /** Extension: there on a server with conversations. */
  buyerId: extension(Id),
  name: string(),
  email: string(),
  /** Extension: the average of the buyer's reviews. */
  rating: extension(RatingStruct),
  meeting: MeetingStruct,
})
const SellerProductShape = assign(
  ProductShape,
  type({
    /** Extension: the bookings of an unsold product, newest first. */
    bookings: extension(array(SellerBookingStruct)),
    /** Extension: where its listing is, and what the seller can do with it. */
    listing: extension(SellerListingStruct),
    /** Extension: how the order of a sold product ended without a sale. The seller can list the product again. */
    saleUndone: extension(enums(['canceled', 'refunded'])),
    /** Extension: the id of the product as which the seller has listed it again. */
    listedAgainAs: extension(Id),
  }),
)

/** A product, as GET /all-products returns it to its seller. */
export const SellerProductStruct = preprocessProduct(SellerProductShape)
export type SellerProduct = Infer<typeof SellerProductShape>
