import { array, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { Id, Moment } from './field-structs.ts'

/** The published reviews of a user: how many there are, and the average of their stars. */
export const RatingStruct = type({ count: number(), average: optional(number()) })
export type Rating = Infer<typeof RatingStruct>

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
