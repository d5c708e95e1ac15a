import type { Page } from 'playwright'
import type { RecentlySeenContext } from '../../../machines/recentlySeen.machine.ts'
import { recentlySeenMessages } from '../../../src/messages/recentlySeen.ts'
import { waitForHydrated } from '../../product/steps.ts'
import { recentlySeenScript } from './recentlySeen.script.ts'
import type { ProductFlow } from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const { title, clearOf } = recentlySeenMessages.en
const CURRENT = 'rangefinder-film-camera'
const tileOf = (_id: string) => ({
  _id,
  productName: `Item ${_id}`,
  image: '/icon-192.png',
  askingPrice: 10,
  categoryId: 'cameras',
})

/** Changes the list of the browser in another tab. */
const changeElsewhere =
  (...ids: readonly string[]) =>
  ({ page }: { page: Page }): Promise<void> =>
    page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text)
        window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
      },
      ['loppis.seen.v1', JSON.stringify(ids.map(tileOf))] as const,
    )

const ports = {
  refresh: {
    matches: isCall('GET', /^\/products$/),
    answers: {
      none: answered([]),
      cheaper: answered([
        { _id: 'radio', availability: 'forSale', product: { ...tileOf('radio'), askingPrice: 5 } },
      ]),
    },
  },
}

/** Drives the row below the page of a product in the production build. */
export const recentlySeenInProduct: ProductFlow<RecentlySeenContext> = {
  script: recentlySeenScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/product/${CURRENT}`)
    await waitForHydrated(page)
    // The code of the list has arrived when it remembers the page.
    await page.waitForFunction(() => localStorage.getItem('loppis.seen.v1') !== null)
    const assertions = {
      empty: { shows: ['Buy now'], hides: [title] },
      refreshing: { shows: ['Buy now'], hides: [title] },
      shown: { shows: [title, 'Item radio', '$5'], hides: ['$10'] },
    }
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'seen.changed=nothing': changeElsewhere(),
    'seen.changed=camera': changeElsewhere(CURRENT),
    'seen.changed=all': changeElsewhere(CURRENT, 'radio', 'lute'),
    'recentlySeen.clear': ({ page }) => page.getByRole('button', { name: clearOf }).click(),
  },
  arrives: () => false,
  unreachable: { 'watchSeen!': 'The list of the browser answers with an empty list instead.' },
  ends: {},
}
