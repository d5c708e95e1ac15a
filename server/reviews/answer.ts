import { MOST_STARS } from '../../machines/market/review.machine.ts'
import type { Snapshot } from '../flows/flow.ts'
import { deadlineAnswer } from '../flows/next-deadline.ts'
import type { User } from '../users/users.ts'
import type { PublicReviewRow, ReviewRow, ReviewsRow } from './read.ts'
import { type ReviewContext, reviewFlow, type Side, stateOf } from './review.ts'

/** The longest words of a review or of its answer, in characters. */
export const LONGEST_REVIEW = 1000

/** The choices of a side for what went well: only the buyer knows whether the item was as described. */
export const choicesOf = {
  buyer: ['asDescribed', 'friendly', 'onTime'],
  seller: ['friendly', 'onTime'],
} as const satisfies Record<Side, readonly string[]>

type Role = User['role']

const words = { name: 'words', type: 'text', max: LONGEST_REVIEW }
const writeFields = (by: Side) => [
  { name: 'stars', type: 'stars', max: MOST_STARS },
  { name: 'choices', type: 'choices', options: choicesOf[by] },
  words,
]

const fields = {
  'buyer.write': writeFields('buyer'),
  'buyer.answer': [words],
  'seller.write': writeFields('seller'),
  'seller.answer': [words],
}

/** The events that people send. */
export type PersonEvent = keyof typeof fields

/** Returns whether an event is one that people send. */
export const isPersonEvent = (name: string): name is PersonEvent => Object.hasOwn(fields, name)

/** Returns the state of the reviews of an order, the events that a role can send, and until when they are blind. */
export function situationOf(
  { value, context, deadline }: Snapshot<ReviewContext> & Pick<ReviewsRow, 'deadline'>,
  role: Role,
) {
  const snapshot = reviewFlow.machine.resolveState({ value, context })
  return {
    state: stateOf(value),
    can: Object.entries(fields)
      .filter(
        ([event]) => event.startsWith(`${role}.`) && snapshot.can({ type: event, at: 0, stars: 1 }),
      )
      .map(([event, needed]) => ({ event, fields: needed })),
    deadline: deadline && deadlineAnswer(deadline),
  }
}

/** Returns what a review says, with its answer. */
const writtenAnswer = ({ stars, choices, words: text, answer, answeredAt }: ReviewRow) => ({
  stars,
  choices,
  words: text,
  answer:
    answer === null || answeredAt === null ? null : { words: answer, at: answeredAt.toISOString() },
})

/** Returns a review as the two of its order and admins see it. */
const reviewAnswer = (review: ReviewRow) => ({
  by: review.side,
  ...writtenAnswer(review),
  writtenAt: review.writtenAt.toISOString(),
  isHidden: review.isHidden,
})

/** Returns a published review as everybody sees it. */
export const publicReviewAnswer = (review: PublicReviewRow) => ({
  _id: review.id,
  author: review.author,
  productName: review.productName,
  ...writtenAnswer(review),
  publishedAt: review.publishedAt.toISOString(),
})

/** Returns the reviews of an order as the viewer may read them. `now` is by the clock of the flows. */
export function reviewsAnswer(
  reviews: ReviewsRow & { readable: readonly ReviewRow[] },
  { viewer, now }: { viewer: User; now: Date },
) {
  const { _id, seq, buyer, seller, readable } = reviews
  const role: Role =
    viewer.id === buyer._id ? 'buyer' : viewer.id === seller._id ? 'seller' : viewer.role
  return {
    _id,
    now: now.toISOString(),
    seq,
    role,
    ...situationOf(reviews, role),
    buyer,
    seller,
    reviews: readable.map(reviewAnswer),
  }
}
