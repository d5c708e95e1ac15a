import type { Request, Route } from 'playwright'
import * as acts from '../screens/confirmation.acts.ts'
import { asOnScreen } from './page-hands.ts'
import { isCall } from './wire-answers.ts'
import type { Stage } from './stage.ts'

export { confirmationEnds } from '../screens/confirmation.acts.ts'

export const confirm = asOnScreen({ press: acts.confirm })
export const cancel = asOnScreen({ press: acts.cancel })

/** Returns an action that confirms and then answers the request that follows. */
export const confirmThen =
  (matches: (request: Request) => boolean, answer: (route: Route) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await confirm(stage)
    await answer(await stage.held.take(matches))
  }

/** Matches the call of rule O3. */
export const deletesBooking = isCall('DELETE', /^\/book-product$/)
