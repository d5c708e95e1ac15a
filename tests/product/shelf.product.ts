import type { Route } from 'playwright'
import type { ShelfContext } from '../../machines/shelf.machine.ts'
import { openCategory } from '../journeys/steps.ts'
import { lute, shelfScript } from '../models/shelf.events.ts'
import { camera, radio } from '../models/booking.events.ts'
import type { Sight } from '../screens/screen.ts'
import type { ProductFlow, WirePort } from './stage.ts'
import { answered, isBehind, isCall } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

const CATEGORY = '/v2/category/cameras-and-sound'
const asksForIt = isCall('GET', /^\/v2\/category\/cameras-and-sound$/)
const isNext = (address: string) => new URL(address).searchParams.has('after')

const listed = (...products: (typeof camera)[]) =>
  products.map((product) => ({ ...product, image: '/icon-192.png' }))

/** Answers with a page of the list that has a next page. */
const part =
  (after: string, ...products: (typeof camera)[]) =>
  (route: Route) =>
    route.fulfill({
      json: listed(...products),
      headers: { link: `<${CATEGORY}?limit=24&after=${after}>; rel="next"` },
    })

const ports = {
  load: {
    matches: (request) => asksForIt(request) && !isNext(request.url()),
    answers: {
      none: answered([]),
      whole: answered(listed(camera, radio)),
      begun: part(camera._id, camera),
    },
  },
  loadMore: {
    matches: (request) => asksForIt(request) && isNext(request.url()),
    answers: { some: part(radio._id, radio), rest: answered(listed(radio, lute)) },
  },
} as const satisfies Readonly<Record<string, WirePort>>

const EMPTY = 'no products were found in this category.'
const LOADING = 'Loading the products'
const MORE = 'Show more'
const NOT_MORE = 'The next ones could not be loaded.'
const RETRY = 'Try again'
const { productName: cameraName } = camera
const { productName: radioName } = radio
const { productName: luteName } = lute

const sights: Readonly<Record<string, Sight>> = {
  loading: { says: [LOADING], hides: [cameraName, MORE, EMPTY] },
  failed: { says: [RETRY], hides: [cameraName, LOADING, EMPTY] },
  empty: { says: [EMPTY], hides: [cameraName, LOADING, MORE] },
  'whole by load=whole': {
    says: ['2 things', cameraName, radioName],
    hides: [LOADING, MORE],
  },
  'filled.browsing by load=begun': {
    says: [cameraName, '1 shown so far', MORE],
    hides: [LOADING, radioName],
  },
  'filled.browsing by loadMore=some': {
    says: [cameraName, radioName, MORE],
    hides: [luteName, NOT_MORE],
  },
  'whole by loadMore=rest': {
    says: ['3 things', cameraName, radioName, luteName],
    hides: [MORE, NOT_MORE],
  },
  'filled.loadingMore': { says: [cameraName, `busy: ${MORE}`], hides: [luteName, NOT_MORE] },
  'filled.interrupted': { says: [cameraName, NOT_MORE, RETRY], hides: [luteName, MORE] },
}

/** Drives a category in the production build; its product list loads in pages. */
export const shelfInProduct: ProductFlow<ShelfContext> = {
  script: shelfScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    // A server-rendered page includes its products; only client-side navigation requests them.
    await page.goto(market.origin)
    await openCategory(page, 'Cameras & sound')
    return { page, path, held, sights, close: () => page.context().close() }
  },
  ports,
  gestures: {
    'shelf.more': ({ page }) =>
      page.getByRole('button', { name: /^(Show more|Try again)$/ }).click(),
    'shelf.retry': ({ page }) => page.getByRole('button', { name: RETRY }).click(),
  },
  arrives: () => false,
  outOfReach: {},
  ends: {},
}
