import type { Page, Request } from 'playwright'
import { openCategory, waitForHydrated } from '../journeys/steps.ts'
import type { Path } from '../models/model.ts'
import { logOutInAnotherTab } from './session-actions.ts'
import type { ProductFixture, Stage } from './stage.ts'
import type { Visitors } from './visitor.ts'
import { holdRequests } from './wire.ts'

/** Returns true if a path begins before the viewer is identified. */
export const beginsUnidentified = ({ id }: Path): boolean =>
  id.startsWith('viewer.changed=unidentified')

/** Matches the requests for the role and for the identity provider's code, without which the viewer is unknown. */
const fetchesIdentity = (request: Request): boolean =>
  /^\/users\/role\/|\/identity-firebase\b[^/]*\.js$/.test(new URL(request.url()).pathname)

/** Opens a page whose viewer is not identified yet: a buyer, or a guest who looks signed in if the path says so. */
async function arriveUnidentified(visitors: Visitors, { id }: Path): Promise<Page> {
  if (!id.includes('viewer.changed=guest')) return visitors.arrive('buyer@loppis.test')
  const page = await visitors.arrive(null)
  await page.addInitScript(() => localStorage.setItem('loppis.signedIn', 'yes'))
  return page
}

/** Opens the cameras for this account, or for the unidentified viewer of a path. */
export async function openCameras(
  { market, visitors }: ProductFixture,
  path: Path,
  account: string | null,
  isHeld: (request: Request) => boolean,
) {
  const isUnidentified = beginsUnidentified(path)
  const page = await (isUnidentified
    ? arriveUnidentified(visitors, path)
    : visitors.arrive(account))
  const held = await holdRequests(
    page,
    (request) => isHeld(request) || (isUnidentified && fetchesIdentity(request)),
  )
  await page.goto(market.origin)
  await waitForHydrated(page)
  await openCategory(page, 'Cameras & sound')
  return { page, path, held, close: () => page.context().close() }
}

/** Releases the held requests, which identify the viewer. */
export const identify = ({ held }: Stage): Promise<void> => held.release()

/** Makes the viewer a guest: the identification finds no user, or the user logs out. */
export const becomeGuest = (stage: Stage): Promise<void> =>
  beginsUnidentified(stage.path) ? identify(stage) : logOutInAnotherTab(stage)
