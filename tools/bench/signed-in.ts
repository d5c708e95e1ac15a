import type { Browser } from 'playwright'
import type { StorageState } from '../../tests/product/signed-in.ts'
import { createBookings } from '../../tests/product/fresh-booking.ts'
import { createVisitors } from '../../tests/product/visitor.ts'
import type { Site } from './site.ts'

/** Signs in with an account and returns the browser's storage state. */
export async function signedIn(
  { origin }: Site,
  browser: Browser,
  email: string,
): Promise<StorageState> {
  const page = await createVisitors({ origin, browser }).arrive(email)
  const state = await page.context().storageState({ indexedDB: true })
  await page.context().close()
  return state
}

/** Books a product as the buyer; returns the buyer's storage state and the unpaid booking. */
export async function bookAsBuyer(
  site: Site,
  browser: Browser,
): Promise<{ storageState: StorageState; bookingId: string }> {
  const { origin } = site
  const visitors = createVisitors({ origin, browser })
  const { bookingId } = await createBookings({ origin }, visitors).book()
  return { storageState: await signedIn(site, browser, 'buyer@loppis.test'), bookingId }
}
