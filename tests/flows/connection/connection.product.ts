import type { ContextFrom } from 'xstate'
import type { connectionMachine } from '../../../machines/connection.machine.ts'
import { visitAndCache } from '../../product/returning.ts'
import { connectionScript } from './connection.script.ts'
import { button } from '../../screen/actions.ts'
import { bannerMessages } from '../../../src/messages/banners.ts'
import { connectionAssertions } from './connection.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import type { ProductFlow, Stage } from '../../product/stage.ts'
import { holdRequests } from '../../product/wire.ts'

const CAMERAS = '/category/cameras-and-sound'
const { reload, close } = bannerMessages.en

const setOffline =
  (isOffline: boolean) =>
  ({ page }: Stage): Promise<void> =>
    page.context().setOffline(isOffline)

/** Types into a field on the page, which a reload would empty. */
const typeSomething = ({ page }: Stage): Promise<void> =>
  page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'))
    field.value = 'The library steps'
  })

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
      'online by connection.restored=untouched': {
        ...connectionAssertions['online'],
        shows: ['Rangefinder'],
      },
      'reconnected by page.reload': { ...connectionAssertions['online'], shows: ['Rangefinder'] },
    }
    return { page, path, held, assertions }
  },
  ports: {},
  actions: {
    'connection.lost': setOffline(true),
    'connection.restored=untouched': async (stage) => {
      // A page from the cache reloads by itself; reading it in the meantime would fail.
      const isCached = (await stage.page.locator('html[data-cached]').count()) === 1
      const reloaded = isCached ? stage.page.waitForEvent('load') : null
      await setOffline(false)(stage)
      await reloaded
    },
    'connection.restored=typed': async (stage) => {
      await typeSomething(stage)
      await setOffline(false)(stage)
    },
    'page.opened': ({ page }) => page.evaluate(() => history.pushState(null, '', '/nowhere')),
    'banner.dismissed': performOnPage({ press: button(close) }),
    'page.reload': performOnPage({ press: button(reload) }),
  },
  arrives: ({ name }) => name === 'response.cached',
  unreachable: { 'watchConnection!': 'Subscribing to events of the browser cannot fail.' },
}
