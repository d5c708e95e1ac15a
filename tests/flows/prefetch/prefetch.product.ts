import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { prefetchMachine } from '../../../machines/prefetch.machine.ts'
import { waitForHydrated } from '../../product/steps.ts'
import { prefetchScript } from './prefetch.script.ts'
import type { ProductFlow, Stage } from '../../product/stage.ts'
import { isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

/** The link of each category of the script. */
const links = { lamps: 'Cameras & sound', chairs: 'Furniture & home' } as const
const HOME = 'Good things, second time around.'

const hover =
  (name: string) =>
  ({ page }: Stage): Promise<void> =>
    page.getByRole('main').getByRole('link', { name }).hover()

/** Returns the titles of all screens, also of those that are rendered but not shown. */
const titlesOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1')].map(({ textContent }) => textContent).join('\n'),
  )

const nothing = { shows: [HOME], hides: Object.values(links) }
const first = { shows: [HOME, links.lamps], hides: [links.chairs] }

/** Drives the prefetches of the production build: a screen that is ready is rendered, and not shown. */
export const prefetchInProduct: ProductFlow<ContextFrom<typeof prefetchMachine>> = {
  script: prefetchScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isCall('GET', /^\/v2\/category\//))
    await page.goto(`${market.origin}/favicon.svg`)
    await page.clock.install()
    await page.goto(market.origin)
    await waitForHydrated(page)
    const assertions = { idle: nothing, fetching: nothing, ready: first, unavailable: nothing }
    return { page, path, held, assertions, read: titlesOn }
  },
  ports: {
    fetchScreen: {
      matches: isCall('GET', /^\/v2\/category\//),
      answers: { fresh: passed, incomplete: (route) => route.abort() },
    },
  },
  actions: {
    'link.approached=lamps': hover(links.lamps),
    'link.approached=chairs': hover(links.chairs),
    'link.left': ({ page }) => page.getByRole('heading', { level: 1 }).hover(),
    'after.untilStale': ({ page }) => page.clock.fastForward(10_000),
  },
  arrives: () => false,
  unreachable: {
    'watchLinks!': 'Subscribing to events of the browser cannot fail.',
    'fetchScreen!':
      'Failed requests leave the result incomplete; the code of the screen is loaded.',
  },
}
