import { type Infer, nullable, string, type } from 'superstruct'
import { extension, Id, Moment, Numeric, OptionalString, RequiredString } from './field-structs.ts'
import type { Failure } from './failure.ts'
import { PictureSourcesStruct } from './product.ts'

/** An order that waits for an admin, as GET /order-reviews lists it. Amounts are in US dollars. */
export const OrderReviewStruct = type({
  _id: Id,
  /** The time of the answer, by the clock of the orders. */
  now: extension(Moment),
  product: type({
    name: RequiredString,
    image: string(),
    imageSources: extension(PictureSourcesStruct),
  }),
  price: Numeric,
  /** The problem that the buyer reported. */
  problem: nullable(string()),
  deadline: nullable(type({ at: Moment, event: string() })),
  buyer: type({ name: OptionalString, email: OptionalString }),
  seller: type({ name: OptionalString, email: OptionalString }),
  review: type({
    /** A newer server may have reasons that this client does not know. */
    why: string(),
    since: Moment,
    /** The text of the buyer's latest complaint. */
    words: nullable(string()),
  }),
})
export type OrderReview = Infer<typeof OrderReviewStruct>

/** Returns whether an admin has to decide. The money of the other orders needs a look. */
export const isToDecide = ({ review }: OrderReview): boolean => review.why === 'undecided'

/** The failure of the list on a server without it, which is not asked. */
export const noOrderReviews: Failure = {
  kind: 'notFound',
  code: 'not-found',
  message: 'There is nothing here.',
}

/** Returns whether the server has no list of orders that wait for an admin. */
export const hasNoOrderReviews = (failure: Failure | null): boolean => failure?.kind === 'notFound'
