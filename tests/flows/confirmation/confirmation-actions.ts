import type { Request, Route } from 'playwright'
import * as acts from './confirmation.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import { isCall } from '../../product/wire-answers.ts'
import type { Stage } from '../../product/stage.ts'

export { confirmationEnds } from './confirmation.actions.ts'

const press = performOnPage({ press: acts.confirm })

/** Confirms the action, with the reason that the removal of a user or a listing needs. */
export async function confirm(stage: Stage): Promise<void> {
  const dialog = stage.page.getByRole('alertdialog')
  await dialog.waitFor()
  const reason = dialog.getByLabel('Reason')
  if (await reason.isVisible()) await reason.fill('It is a copy.')
  await press(stage)
}
export const cancel = performOnPage({ press: acts.cancel })

/** Returns an action that confirms and then answers the request that follows. */
export const confirmThen =
  (matches: (request: Request) => boolean, answer: (route: Route) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await confirm(stage)
    await answer(await stage.held.take(matches))
  }

/** Matches the call of rule O3. */
export const deletesBooking = isCall('DELETE', /^\/book-product$/)
