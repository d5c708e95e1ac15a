import type { Request, Route } from 'playwright'
import * as acts from '../screens/confirmation.acts.ts'
import { asOnScreen } from './page-hands.ts'
import { isCall } from './wire-answers.ts'
import type { Stage } from './stage.ts'

export { confirmationEnds } from '../screens/confirmation.acts.ts'

export const confirm = asOnScreen({ press: acts.confirm })
export const cancel = asOnScreen({ press: acts.cancel })

/** Confirms, and lets the call that follows be answered. */
export const confirmThen =
  (matches: (request: Request) => boolean, answer: (route: Route) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await confirm(stage)
    await answer(await stage.held.take(matches))
  }

/** Rule O3. */
export const deletesBooking = isCall('DELETE', /^\/book-product$/)
