import { array, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { extension, Id, Moment, Numeric } from './field-structs.ts'

/** The published reviews of a user: how many there are, and the average of their stars. */
export const RatingStruct = type({ count: number(), average: optional(number()) })
export type Rating = Infer<typeof RatingStruct>

/**
 * The numbers by which a visitor judges a seller, where the server has them. `since`: the month of the registration, such as '2025-11'. `sold`: the number of items.
 * `answersWithin`: the time in which the seller usually answers, in hours.
 */
export const sellerNumbers = {
  rating: extension(RatingStruct),
  sold: extension(Numeric),
  answersWithin: extension(Numeric),
  since: extension(Moment),
}
const SellerNumbersStruct = type(sellerNumbers)
export type SellerNumbers = Infer<typeof SellerNumbersStruct>

/** A review that anyone can read. A removed author has no name. */
export const PublicReviewStruct = type({
  _id: Id,
  author: string(),
  productName: string(),
  stars: number(),
  choices: array(string()),
  words: string(),
  answer: nullable(type({ words: string() })),
  publishedAt: Moment,
})
