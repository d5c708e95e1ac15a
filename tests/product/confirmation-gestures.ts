import type { Page, Request, Route } from 'playwright'
import { isCall } from './wire-answers.ts'
import type { Stage } from './stage.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')

/** The one button of the dialog that does what was asked for. */
export const confirm = ({ page }: Stage) =>
  dialog(page)
    .getByRole('button', { name: /^(Delete|Remove|Verify)$/ })
    .click()

export const cancel = ({ page }: Stage) =>
  dialog(page).getByRole('button', { name: 'Cancel' }).click()

/** Confirms, and lets the call that follows be answered. */
export const confirmThen =
  (matches: (request: Request) => boolean, answer: (route: Route) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await confirm(stage)
    await answer(await stage.held.take(matches))
  }

/** Rule O3. */
export const deletesBooking = isCall('DELETE', /^\/book-product$/)

/** Why the end of a confirmation is never a failure, for a list that invokes it. */
export const confirmationEnds =
  'A confirmation is a machine of this page, and each of its ends is an outcome: it has no failure to hand on.'
