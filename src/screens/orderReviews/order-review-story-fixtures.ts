import type { OrderReview } from '../../domain/order-review.ts'
import { camera, chair, picture } from '../story-fixtures.ts'

/** An order that an admin has to decide. */
export const undecidedReview: OrderReview = {
  _id: 'order-1',
  product: { name: camera.productName, image: picture },
  price: 85,
  problem: 'damaged',
  deadline: { at: '2031-05-20T10:00:00.000Z', event: 'deadline.reviewOverdue' },
  buyer: { name: 'Bea Berg', email: 'buyer@loppis.test' },
  seller: { name: 'Sam Sand', email: 'seller@loppis.test' },
  review: {
    why: 'undecided',
    since: '2026-05-06T10:00:00.000Z',
    words: 'The lens has a crack.\nIt was not in the pictures.',
  },
}

/** The seller refused to take the item back, for which the buyer had asked. */
const returnReview: OrderReview = {
  ...undecidedReview,
  _id: 'order-2',
  product: { name: chair.productName, image: picture },
  problem: null,
  review: { ...undecidedReview.review, words: 'It does not fit through my door.' },
}

/** An order whose refund the provider does not make. */
const stuckReview: OrderReview = {
  ...undecidedReview,
  _id: 'order-3',
  problem: null,
  deadline: null,
  review: { why: 'stuck', since: '2026-05-07T10:00:00.000Z', words: null },
}

export const orderReviews: readonly OrderReview[] = [
  undecidedReview,
  returnReview,
  stuckReview,
  { ...stuckReview, _id: 'order-4', review: { ...stuckReview.review, why: 'disputed' } },
  { ...stuckReview, _id: 'order-5', review: { ...stuckReview.review, why: 'shortfall' } },
  // A newer server has reasons that this client does not know.
  { ...stuckReview, _id: 'order-6', review: { ...stuckReview.review, why: 'audited' } },
]
