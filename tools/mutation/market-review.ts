import { join } from 'node:path'
import { reviewMachine } from '../../machines/market/review.machine.ts'
import { editedMachine } from '../explore/edited-machine.ts'
import { exploreReview, reviewSentences } from '../explore/review-exploration.ts'
import type { Flow } from './flow.ts'

/** The server's reviews, whose mutants the rules of their exploration catch. */
export const marketReview: Flow = {
  name: 'marketReview',
  machine: reviewMachine,
  sentences: reviewSentences,
  caughtBy: (edit) => {
    try {
      return exploreReview(editedMachine(reviewMachine, edit)).breach?.sentence ?? null
    } catch (error) {
      return `it can be explored: ${String(error)}`
    }
  },
  sources: [join(import.meta.dirname, 'market-review.ts')],
  takesMinutes: false,
}
