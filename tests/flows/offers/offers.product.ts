import type { OffersContext } from '../../../machines/offers.machine.ts'
import {
  accepted,
  countered,
  held as heldOffer,
  made,
  ofCamera,
} from '../../../src/screens/offers/offers-story-fixtures.ts'
import { productPages } from '../product/product.script.ts'
import { offersScript } from './offers.script.ts'
import { offersFlow } from './offers.actions.ts'
import { HEARTBEAT, holdLiveStream, RESET, sendLive } from '../../product/live-stream.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const reads = isCall('GET', /^\/offers$/)
const read = {
  matches: reads,
  answers: { none: answered([]), countered: answered([countered]), held: answered([heldOffer]) },
}
const ports = {
  load: read,
  reload: read,
  send: {
    matches: isCall('POST', /^\/offers(?:\/[^/]+\/events)?$/),
    answers: {
      made: answered(made),
      accepted: answered(accepted),
      refused: (route) =>
        route.fulfill({ status: 409, json: { code: 'offer-refused', title: 'Not possible now.' } }),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { actions = {}, controls, assertions } = offersFlow

/** The page of the item, which the offers are for. */
const itemPage = {
  ...productPages.forSale,
  product: ofCamera.item?.product,
  takesOffers: true,
}

/** Drives the offers for an item in the production build, with the demo buyer; the wire gives the offers. */
export const offersInProduct: ProductFlow<OffersContext> = {
  script: offersScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    await page.clock.install()
    await holdLiveStream(page, HEARTBEAT)
    const held = await holdRequests(page, isBehind(ports))
    await page.route(`**/products/${ofCamera.productId}`, (route) =>
      route.fulfill({ json: itemPage }),
    )
    await page.goto(`${market.origin}/dashboard/offers?item=${ofCamera.productId}`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage({ controls, actions }),
    'connection.restored': reconnect,
    'hold.ended': ({ page }) => page.clock.fastForward(60_000),
    'offers.read=countered': async ({ page, held }) => {
      await sendLive(page, RESET)
      await answered([countered])(await held.take(reads))
    },
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'draft.recalled': 'The browser of a path has no price of an earlier visit.',
    'watchOffers!': 'Subscribing to events of the browser cannot fail.',
    'watchHold!': 'A timer cannot fail.',
    'load=absent': 'The embedded server takes offers.',
    'reload=absent': 'The embedded server takes offers.',
  },
  ends: {},
}
