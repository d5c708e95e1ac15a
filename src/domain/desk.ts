import { array, boolean, type Infer, string, type } from 'superstruct'
import { extension, Id, Numeric, OptionalString, RequiredString } from './field-structs.ts'
import { PictureSourcesStruct } from './product.ts'

const PersonStruct = type({ _id: Id, name: OptionalString })
const ProductLinkStruct = type({
  _id: Id,
  name: RequiredString,
  image: string(),
  imageSources: extension(PictureSourcesStruct),
})

/** A user in an answer to an admin. */
const FoundUserStruct = type({
  _id: Id,
  name: OptionalString,
  email: OptionalString,
  role: string(),
  isVerified: boolean(),
  isRemoved: boolean(),
  isSuspended: boolean(),
})
export type FoundUser = Infer<typeof FoundUserStruct>

/** A product in an answer to an admin. `state`: 'forSale', 'notForSale', 'sold', 'removed', or one of a newer server. */
const FoundProductStruct = type({
  ...ProductLinkStruct.schema,
  price: Numeric,
  state: string(),
  seller: PersonStruct,
})
export type FoundProduct = Infer<typeof FoundProductStruct>

/** An order in an answer to an admin. */
const FoundOrderStruct = type({
  _id: Id,
  product: ProductLinkStruct,
  price: Numeric,
  state: string(),
  buyer: type({ name: OptionalString, email: OptionalString }),
  seller: type({ name: OptionalString, email: OptionalString }),
})
export type FoundOrder = Infer<typeof FoundOrderStruct>

/** The answer of GET /admin/search. Amounts are in US dollars. */
export const FoundStruct = type({
  users: array(FoundUserStruct),
  products: array(FoundProductStruct),
  orders: array(FoundOrderStruct),
})
export type Found = Infer<typeof FoundStruct>
