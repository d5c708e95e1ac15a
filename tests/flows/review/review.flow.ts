import type { ReviewContext } from '../../../machines/review.machine.ts'
import { reviewMessages } from '../../../src/messages/review.ts'
import { openReviews } from '../../../src/screens/review/review-story-fixtures.ts'
import { type Action, button, radio } from '../../screen/actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { reviewInvariants } from './review.invariants.ts'
import { changed, complete, reviewScript } from './review.script.ts'

const { loading, write, change, publish, sendAnswer, cancel, answerOf, words } = reviewMessages.en
const { name } = openReviews.seller
const send = button(new RegExp(`^(?:${publish}|${sendAnswer})$`))
const text = (typed: string | readonly string[]): Action => ({
  fill: { role: 'textbox', name: new RegExp(`^${words}`) },
  with: typed,
})

/** The screen flow of the reviews on the page of an order, as its buyer sees them. */
export const reviewFlow: ScreenFlow<ReviewContext> = {
  name: 'review',
  rules: 'Reviews',
  script: reviewScript,
  // The assertions leave out the typed text.
  hidesFacts: true,
  controls: [
    { sends: 'review.retry', at: button('Try again') },
    { sends: 'review.begin=write', at: button(new RegExp(`^(?:${write}|${change})$`)) },
    { sends: 'review.begin=answer', at: button(answerOf(name)) },
    { sends: 'review.close', at: button(cancel) },
  ],
  actions: {
    'review.change': [text([changed.words, 'Thank y'])],
    'review.submit=complete': [
      // An answer has no stars.
      { press: radio(/^4 stars$/), unless: button(sendAnswer) },
      text(complete.words),
      { press: send },
    ],
    'review.submit=empty': [text(''), { press: send }],
  },
  assertions: {
    loading: { shows: [loading], hides: [write], waits: true },
    absent: { shows: [], hides: [loading, write], waits: true },
    failed: { shows: ['Try again'], hides: [write] },
    'shown.idle': { shows: [], hides: [loading, cancel] },
    'shown.writing': { shows: [cancel], hides: [loading] },
    'shown.sending': { shows: [cancel], hides: [loading] },
    'shown.rereading': { shows: [], hides: [loading, cancel] },
  },
}

export const review = defineFlow({
  name: 'review',
  title: 'Reviews of an order',
  script: reviewScript,
  invariants: reviewInvariants,
  screen: reviewFlow,
})
