import type { ContextFrom } from 'xstate'
import type { updateMachine } from '../../../machines/update.machine.ts'
import { bannerMessages } from '../../../src/messages/banners.ts'
import { visitAndCache } from '../../product/returning.ts'
import { updateScript } from './update.script.ts'
import { button } from '../../screen/actions.ts'
import { updateAssertions } from './update.actions.ts'
import { builds } from '../../product/builds.ts'
import { performOnPage } from '../../product/page-driver.ts'
import type { ProductFlow } from '../../product/stage.ts'
import { holdRequests } from '../../product/wire.ts'

const { reload, close } = bannerMessages.en

/** Drives the update of the production build: a second build is deployed while a page of the first is open. */
export const updateInProduct: ProductFlow<ContextFrom<typeof updateMachine>> = {
  script: updateScript,
  async open({ market }, path) {
    const { page } = await visitAndCache(market, '/blog')
    const held = await holdRequests(page, () => false)
    await page.unrouteAll()
    const assertions = {
      ...updateAssertions,
      'available by page.reload': { ...updateAssertions['current'], shows: ['Blog'] },
    }
    return {
      page,
      path,
      held,
      assertions,
      // Later tests of this worker get the first build.
      restore: builds.restore,
    }
  },
  ports: {},
  actions: {
    'update.found': async ({ page }) => {
      builds.renew()
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    },
    'banner.dismissed': performOnPage({ press: button(close) }),
    'page.reload': performOnPage({ press: button(reload) }),
  },
  arrives: () => false,
  unreachable: { 'watchUpdates!': 'Subscribing to the service worker cannot fail.' },
}
