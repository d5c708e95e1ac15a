import { type ReviewContext, reviewMachine } from '../../../machines/review.machine.ts'
import { emptyReviewForm, type Reviews } from '../../../src/domain/review.ts'
import {
  answeredReviews,
  openReviews,
  publishedReviews,
  writtenReviews,
} from '../../../src/screens/review/review-story-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** A form that is complete as a review. */
export const complete = { ...emptyReviewForm, stars: '4', friendly: 'on', words: 'Thank you.' }
/** The same form while the user writes. */
export const changed = { ...complete, words: 'Thank' }
/** The unsent form of an earlier visit. */
export const drafted = { ...emptyReviewForm, stars: '5', words: 'Lovely.' }

const read = (name: string, reviews: Reviews) => ({
  name: `reviews.read=${name}`,
  event: {
    type: 'xstate.snapshot.watchReviews' as const,
    snapshot: { status: 'active' as const, value: 'polling', context: { value: reviews } },
  },
})

/** The script of the reviews of an order: the buyer writes, the seller has written, the buyer answers. */
export const reviewScript = scriptFor(reviewMachine, {
  input: { orderId: openReviews._id },
  sends: [
    { name: 'review.retry', event: { type: 'review.retry' } },
    { name: 'review.begin=write', event: { type: 'review.begin', act: 'write' } },
    { name: 'review.begin=answer', event: { type: 'review.begin', act: 'answer' } },
    { name: 'review.change', event: { type: 'review.change', form: changed } },
    { name: 'review.submit=complete', event: { type: 'review.submit', form: complete } },
    { name: 'review.submit=empty', event: { type: 'review.submit', form: emptyReviewForm } },
    { name: 'review.close', event: { type: 'review.close' } },
  ],
  listeners: {
    watchReviews: [read('published', publishedReviews), read('open', openReviews)],
    recallDraft: [{ name: 'draft.recalled', event: { type: 'draft.recalled', form: drafted } }],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<Reviews | null>({
      open: openReviews,
      published: publishedReviews,
      none: null,
    }),
    send: portResults<Reviews>(
      { written: writtenReviews, answered: answeredReviews },
      {
        refused: { kind: 'conflict', code: 'review-refused', message: 'This is not possible now.' },
      },
    ),
    reload: portResults<Reviews | null>({ published: publishedReviews }),
  },
  // Reviews that both have read are read no more.
  rests: ['shown.idle'],
  factsOf: ({ reviews, act, form, failure }: ReviewContext) => [
    reviews?.seq ?? 0,
    act,
    form.words,
    failure === null,
  ],
  bound: 6,
})
