import type { ContextFrom } from 'xstate'
import type { connectionMachine } from '../../machines/connection.machine.ts'
import { visitAndCache } from '../journeys/returning.ts'
import { connectionScript } from '../models/connection.events.ts'
import { button } from '../screens/actions.ts'
import { bannerMessages } from '../../src/messages/banners.ts'
import { connectionAssertions } from '../screens/connection.actions.ts'
import { performOnPage } from './page-driver.ts'
import type { ProductFlow, Stage } from './stage.ts'
import { holdRequests } from './wire.ts'

const CAMERAS = '/category/cameras-and-sound'
const { reload, close } = bannerMessages.en

const setOffline =
  (isOffline: boolean) =>
  ({ page }: Stage): Promise<void> =>
    page.context().setOffline(isOffline)

/** Drives the connection of the production build, with a service worker that has cached a category. */
export const connectionInProduct: ProductFlow<ContextFrom<typeof connectionMachine>> = {
  script: connectionScript,
  async open({ market }, path) {
    const { page, context } = await visitAndCache(market, CAMERAS)
    const held = await holdRequests(page, () => false)
    // A page with routes does not get its responses from the service worker.
    await page.unrouteAll()
    if (path.id.startsWith('response.cached')) {
      await context.setOffline(true)
      await page.goto(market.origin + CAMERAS)
    }
    const assertions = {
      ...connectionAssertions,
      'reconnected by page.reload': { ...connectionAssertions['online'], shows: ['Rangefinder'] },
    }
    return { page, path, held, assertions, close: () => context.close() }
  },
  ports: {},
  actions: {
    'connection.lost': setOffline(true),
    'connection.restored': setOffline(false),
    'banner.dismissed': performOnPage({ press: button(close) }),
    'page.reload': performOnPage({ press: button(reload) }),
  },
  arrives: ({ name }) => name === 'response.cached',
  unreachable: { 'watchConnection!': 'Subscribing to events of the browser cannot fail.' },
}
