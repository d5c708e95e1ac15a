import { reviewMachine } from '../../../machines/review.machine.ts'
import { ReviewView } from '../../../src/screens/review/ReviewView.tsx'
import { createScreen } from '../../screen/screen.ts'
import { reviewFlow } from './review.flow.ts'

export const reviewScreen = createScreen(reviewMachine, reviewFlow, (state, send) => (
  <main>
    <ReviewView send={send} state={state} />
  </main>
))
