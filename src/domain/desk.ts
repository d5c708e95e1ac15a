import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct'
import { actsOf, type Case, CaseStruct } from './case.ts'
import { extension, Id, Moment, Numeric, OptionalString, RequiredString } from './field-structs.ts'
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

const ReportInFileStruct = type({
  _id: Id,
  reason: nullable(string()),
  words: nullable(string()),
  at: Moment,
  item: OptionalString,
  /** The seller of the item, or the one who has reported it. */
  other: PersonStruct,
})
export type ReportInFile = Infer<typeof ReportInFileStruct>

const ReviewInFileStruct = type({
  orderId: Id,
  side: string(),
  stars: number(),
  words: string(),
  isHidden: boolean(),
  at: Moment,
  item: OptionalString,
  /** The other side of the order. */
  other: PersonStruct,
})
export type ReviewInFile = Infer<typeof ReviewInFileStruct>

/** The acts of a page of the audit log. */
export const AUDIT_PAGE = 100

/** An act of an admin, as GET /admin/audit-log lists it. A newer server may have calls and events that this client does not know. */
export const AuditedActStruct = type({
  _id: Id,
  at: Moment,
  by: PersonStruct,
  call: string(),
  event: nullable(string()),
  about: string(),
  thingId: string(),
  /** The name of the item that it is about; '' where there is none. */
  item: OptionalString,
  concerned: array(PersonStruct),
  words: OptionalString,
})
export type AuditedAct = Infer<typeof AuditedActStruct>

/** A user with the newest of each, as GET /admin/users/{id} returns it. Times are ISO 8601. */
export const UserFileStruct = type({
  ...FoundUserStruct.schema,
  since: Moment,
  emailConfirmedAt: nullable(Moment),
  removedAt: nullable(Moment),
  removalReason: nullable(string()),
  /** The status of the payout account; null without one. */
  payouts: nullable(string()),
  /** The decisions of a new case about the user. */
  can: CaseStruct.schema.can,
  grounds: CaseStruct.schema.grounds,
  products: array(FoundProductStruct),
  orders: array(FoundOrderStruct),
  reportsBy: array(ReportInFileStruct),
  reportsAgainst: array(ReportInFileStruct),
  reviewsBy: array(ReviewInFileStruct),
  reviewsOf: array(ReviewInFileStruct),
  cases: array(CaseStruct),
  log: array(AuditedActStruct),
})
export type UserFile = Infer<typeof UserFileStruct>

/** Returns what an admin can do with a user by a case: a removal has a call of its own. */
export const actsOnUser = (file: Pick<Case, 'can' | 'grounds'>) =>
  actsOf(file).filter(({ act }) => act === 'warn' || act === 'suspend')
