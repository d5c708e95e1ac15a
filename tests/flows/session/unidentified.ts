import type { Page, Request } from 'playwright'
import { openCategory, waitForHydrated } from '../../product/steps.ts'
import { stimulusNames, type Path } from '../../model/model.ts'
import { logOutInAnotherTab } from './session-actions.ts'
import type { ProductFixture, Stage } from '../../product/stage.ts'
import type { Visitors } from '../../product/visitor.ts'
import { holdRequests } from '../../product/wire.ts'

/** The steps in which the session tells who the viewer is. */
const IDENTIFIES = /^(?:identifyViewer|viewer\.changed)=(?!unidentified)(\w+)$/

/** Returns who the viewer of a path turns out to be; a buyer if the path ends before. */
const viewerOf = (path: Path): string =>
  stimulusNames(path).flatMap((name) => IDENTIFIES.exec(name)?.[1] ?? [])[0] ?? 'buyer'

/** Matches the requests for the role and for the identity provider's code, without which the viewer is unknown. */
const fetchesIdentity = (request: Request): boolean =>
  /^\/users\/role\/|\/identity-firebase\b[^/]*\.js$/.test(new URL(request.url()).pathname)

const emailOf = (viewer: string): string =>
  viewer === 'ada' || viewer === 'stuck' ? 'buyer@loppis.test' : `${viewer}@loppis.test`

/** Returns the e-mail address of the user of a path. */
export const userOf = (path: Path): string => emailOf(viewerOf(path))

/** Opens a page for a viewer of the script; a guest looks signed in until the identity provider's code is loaded. */
async function arriveUnidentified(visitors: Visitors, viewer: string): Promise<Page> {
  if (viewer !== 'guest') {
    return visitors.arrive(emailOf(viewer))
  }
  const page = await visitors.arrive(null)
  await page.addInitScript(() => localStorage.setItem('loppis.signedIn', 'yes'))
  return page
}

/** The pages whose viewer is identified. */
const identified = new WeakSet<Page>()

/** Opens the cameras for the viewer of a path, who is unidentified until the held requests are released. */
export async function openCameras(
  { market, visitors }: ProductFixture,
  path: Path,
  isHeld: (request: Request) => boolean,
) {
  const page = await arriveUnidentified(visitors, viewerOf(path))
  const held = await holdRequests(
    page,
    (request) => isHeld(request) || (!identified.has(page) && fetchesIdentity(request)),
  )
  await page.goto(market.origin)
  await waitForHydrated(page)
  await openCategory(page, 'Cameras & sound')
  return { page, path, held }
}

/** Releases the held requests, which identify the viewer. */
export async function identify({ page, held }: Stage): Promise<void> {
  identified.add(page)
  await held.release(undefined, fetchesIdentity)
}

/** Makes the viewer a guest: the identification finds no user, or the user logs out. */
export const becomeGuest = (stage: Stage): Promise<void> =>
  identified.has(stage.page) ? logOutInAnotherTab(stage) : identify(stage)
