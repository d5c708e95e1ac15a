import { array, boolean, enums, type Infer, nullable, number, string, type } from 'superstruct'
import { Id, Moment, OptionalString } from './field-structs.ts'
import { type FieldErrors, limitErrors } from './form.ts'
import { message } from './message.ts'

const ReviewStruct = type({
  by: enums(['buyer', 'seller']),
  stars: number(),
  /** The things that went well. A newer server may have choices that this client does not know. */
  choices: array(string()),
  words: string(),
  isHidden: boolean(),
  answer: nullable(type({ words: string() })),
})

/** A review by one side of an order, with the answer of the other. */
export type Review = Infer<typeof ReviewStruct>

/** Names a review by its order and the side of its author. */
export type ReviewKey = { orderId: string; by: Review['by'] }

const PersonStruct = type({ _id: Id, name: OptionalString })

/** The reviews of an order that the viewer may read, as GET /reviews/{id} returns them. */
export const ReviewsStruct = type({
  _id: Id,
  /** The number of the latest event. */
  seq: number(),
  role: enums(['buyer', 'seller', 'admin']),
  /** The time of the answer, by the clock of the orders. */
  now: Moment,
  /** 'open', 'buyerWrote', 'sellerWrote', 'published' or 'closed'. */
  state: string(),
  /** The actions that the viewer can take now. */
  can: array(type({ event: string() })),
  /** When the reviews are published, whoever has written. */
  deadline: nullable(type({ at: Moment })),
  buyer: PersonStruct,
  seller: PersonStruct,
  reviews: array(ReviewStruct),
})
export type Reviews = Infer<typeof ReviewsStruct>

export const STARS = ['1', '2', '3', '4', '5'] as const
/** The things that can have gone well. Only a buyer knows whether the item was as described. */
export const REVIEW_CHOICES = {
  buyer: ['asDescribed', 'friendly', 'onTime'],
  seller: ['friendly', 'onTime'],
} as const
/** The longest words of a review, or of its answer, in characters. */
const REVIEW_LIMIT = 1000

/** A review, or the answer to one: an answer has `words` alone. A choice is 'on', or '' where it was not made. */
export type ReviewForm = {
  stars: string
  asDescribed: string
  friendly: string
  onTime: string
  words: string
}
export type ReviewAct = 'write' | 'answer'

export const emptyReviewForm: ReviewForm = {
  stars: '',
  asDescribed: '',
  friendly: '',
  onTime: '',
  words: '',
}

/** Returns the review that the viewer has written, or that of the other side; undefined where there is none to read. */
export const reviewBy = ({ role, reviews }: Reviews, who: 'own' | 'other'): Review | undefined =>
  reviews.find(({ by }) => (by === role) === (who === 'own'))

/** Returns whether the viewer can write a review, or an answer, now. */
export const canDo = ({ role, can }: Reviews, act: ReviewAct): boolean =>
  can.some(({ event }) => event === `${role}.${act}`)

/** Returns the form with which an act begins: a written review is changed. */
export function formOf(reviews: Reviews, act: ReviewAct): ReviewForm {
  const own = act === 'write' ? reviewBy(reviews, 'own') : undefined
  if (own === undefined) return emptyReviewForm
  const choice = (name: string) => (own.choices.includes(name) ? 'on' : '')
  return {
    stars: String(own.stars),
    asDescribed: choice('asDescribed'),
    friendly: choice('friendly'),
    onTime: choice('onTime'),
    words: own.words,
  }
}

/** Returns the errors of a form. The server checks the same. */
export const reviewErrors = (
  { stars, words }: ReviewForm,
  act: ReviewAct,
): FieldErrors<'stars' | 'words'> => ({
  ...(act === 'write' &&
    !STARS.some((count) => count === stars) && {
      stars: message('starsRequired'),
    }),
  ...(act === 'answer' && words.trim() === '' && { words: message('wordsRequired') }),
  ...limitErrors({ words }, { words: REVIEW_LIMIT }),
})

/** Returns the fields of the event that sends a form. */
export function reviewValues(form: ReviewForm, act: ReviewAct): Readonly<Record<string, unknown>> {
  const words = form.words.trim()
  if (act === 'answer') return { words }
  const choices = REVIEW_CHOICES.buyer.filter((choice) => form[choice] !== '')
  return { stars: Number(form.stars), choices, words }
}

/** The states of an order that end a deal. */
const ENDS: ReadonlySet<string> = new Set(['completed', 'refunded'])
/** The states in which the item may have been received. */
const MAY_BE_RECEIVED: ReadonlySet<string> = new Set([
  'received',
  'returnAsked',
  'returning',
  'returnMet',
  'returnSent',
  'underReview',
])

/**
 * Returns how far the deal of an order is for its reviews, which can begin with each of these stages; null before the item
 * can have been received.
 */
export function reviewStage(order: { state: string } | null): 'received' | 'ended' | null {
  if (order === null) return null
  if (ENDS.has(order.state)) return 'ended'
  return MAY_BE_RECEIVED.has(order.state) ? 'received' : null
}
