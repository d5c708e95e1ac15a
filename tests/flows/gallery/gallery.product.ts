import type { GalleryContext } from '../../../machines/gallery.machine.ts'
import { waitForHydrated } from '../../product/steps.ts'
import { productPages } from '../product/product.script.ts'
import { galleryFlow } from './gallery.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import type { ProductFlow } from '../../product/stage.ts'
import { answered, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const loads = isCall('GET', /^\/products\/product-1$/)
const { forSale } = productPages
const ofTwo = {
  ...forSale,
  product: {
    ...forSale.product,
    image: '/icon-192.png',
    morePictures: [{ image: '/icon-512.png' }],
  },
}

const { actions = {}, assertions, controls, script } = galleryFlow

/** Drives the pictures of a product in the production build. */
export const galleryInProduct: ProductFlow<GalleryContext> = {
  script,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, loads)
    // A server-rendered page includes its product; only client-side navigation requests it.
    await page.goto(`${market.origin}/blog`)
    await waitForHydrated(page)
    await page.evaluate(
      (address) => window.history.pushState(null, '', address),
      '/product/product-1',
    )
    await answered(ofTwo)(await held.take(loads))
    return { page, path, held, assertions }
  },
  ports: {},
  actions: actionsOnPage({ controls, actions }),
  arrives: () => false,
  unreachable: {},
  ends: {},
}
