import type { ReviewContext } from '../../../machines/review.machine.ts'
import { emptyReviewForm, type Reviews } from '../../domain/review.ts'

const write = { event: 'buyer.write' }

/** The reviews as the buyer sees them before anybody has written. */
export const openReviews: Reviews = {
  _id: 'order-1',
  seq: 1,
  role: 'buyer',
  now: '2031-05-04T10:00:00.000Z',
  state: 'open',
  can: [write],
  deadline: { at: '2031-05-18T10:00:00.000Z' },
  buyer: { _id: 'buyer-1', name: 'Bea Buyer' },
  seller: { _id: 'seller-1', name: 'Sam Sand' },
  reviews: [],
}

const own = {
  by: 'buyer' as const,
  stars: 4,
  choices: ['asDescribed', 'friendly'],
  words: 'Just as in the pictures, and a good chat about cameras.',
  isHidden: false,
  answer: null,
}

/** The reviews when the buyer has written: only the own one can be read. */
export const writtenReviews: Reviews = {
  ...openReviews,
  seq: 2,
  state: 'buyerWrote',
  reviews: [own],
}

/** The reviews when the seller alone has written. */
export const sellerWroteReviews: Reviews = { ...openReviews, seq: 2, state: 'sellerWrote' }

/** Both reviews, which anyone can read. */
export const publishedReviews: Reviews = {
  ...openReviews,
  seq: 3,
  state: 'published',
  can: [{ event: 'buyer.answer' }],
  deadline: null,
  reviews: [
    { ...own, answer: { words: 'Thank you, Bea!' } },
    {
      by: 'seller',
      stars: 5,
      choices: ['onTime'],
      words: 'Came on the minute.',
      isHidden: false,
      answer: null,
    },
  ],
}

/** The reviews when the buyer has answered. */
export const answeredReviews: Reviews = {
  ...publishedReviews,
  seq: 4,
  can: [],
  reviews: publishedReviews.reviews.map((review) =>
    review.by === 'seller' ? { ...review, answer: { words: 'Any time.' } } : review,
  ),
}

/** The reviews of an order of which nobody has written in time. */
export const closedReviews: Reviews = {
  ...openReviews,
  seq: 4,
  state: 'closed',
  can: [],
  deadline: null,
}

/** The context before the reviews have loaded. */
export const unloaded: ReviewContext = {
  orderId: openReviews._id,
  reviews: null,
  act: 'write',
  form: emptyReviewForm,
  isRecalled: false,
  errors: {},
  isSubmitted: false,
  isMoved: false,
  failure: null,
}
