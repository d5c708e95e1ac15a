import type { Page, Request } from 'playwright'
import { openCategory, takenOver } from '../journeys/steps.ts'
import type { Path } from '../models/model.ts'
import { logOutInAnotherTab } from './session-gestures.ts'
import type { ProductWorld, Stage } from './stage.ts'
import type { Visitors } from './visitor.ts'
import { holdRequests } from './wire.ts'

/** Whether a path begins where it is not known yet who is there. */
export const beginsUnidentified = ({ id }: Path): boolean =>
  id.startsWith('viewer.changed=unidentified')

/** The role, or the identity provider's code: while they are on their way, it is not known who is there. */
const fetchesIdentity = (request: Request): boolean =>
  /^\/users\/role\/|\/identity-firebase\b[^/]*\.js$/.test(new URL(request.url()).pathname)

/** Somebody whom the page does not know yet: a buyer, or, where the path says so, a guest who seems to be one. */
async function arriveUnidentified(visitors: Visitors, { id }: Path): Promise<Page> {
  if (!id.includes('viewer.changed=guest')) return visitors.arrive('buyer@loppis.test')
  const page = await visitors.arrive(null)
  await page.addInitScript(() => localStorage.setItem('loppis.signedIn', 'yes'))
  return page
}

/** The cameras, as they stand before somebody with this account, or before a path's somebody who is not known yet. */
export async function openCameras(
  { market, visitors }: ProductWorld,
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
  await takenOver(page)
  await openCategory(page, 'Cameras & sound')
  return { page, path, held, close: () => page.context().close() }
}

/** What was on its way comes, and says who is there. */
export const identify = ({ held }: Stage): Promise<void> => held.release()

/** Nobody is there after all, or nobody any more. */
export const becomeGuest = (stage: Stage): Promise<void> =>
  beginsUnidentified(stage.path) ? identify(stage) : logOutInAnotherTab(stage)
