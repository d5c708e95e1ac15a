import type { Route } from 'playwright'
import type { ProductListContext } from '../../../machines/productList.machine.ts'
import { openCategory } from '../../product/steps.ts'
import { lute, productListScript } from './productList.script.ts'
import { camera, radio } from '../booking/booking.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

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
} as const satisfies Readonly<Record<string, RequestPort>>

const EMPTY = 'no products were found in this category.'
const LOADING = 'Loading products'
const MORE = 'Show more'
const NOT_MORE = "We couldn't load more products."
const RETRY = 'Try again'
const { productName: cameraName } = camera
const { productName: radioName } = radio
const { productName: luteName } = lute

const assertions: Readonly<Record<string, Assertion>> = {
  loading: { shows: [LOADING], hides: [cameraName, MORE, EMPTY] },
  failed: { shows: [RETRY], hides: [cameraName, LOADING, EMPTY] },
  empty: { shows: [EMPTY], hides: [cameraName, LOADING, MORE] },
  'complete by load=whole': {
    shows: ['2 items', cameraName, radioName],
    hides: [LOADING, MORE],
  },
  'filled.browsing by load=begun': {
    shows: [cameraName, '1 shown so far', MORE],
    hides: [LOADING, radioName],
  },
  'filled.browsing by loadMore=some': {
    shows: [cameraName, radioName, MORE],
    hides: [luteName, NOT_MORE],
  },
  'complete by loadMore=rest': {
    shows: ['3 items', cameraName, radioName, luteName],
    hides: [MORE, NOT_MORE],
  },
  'filled.loadingMore': { shows: [cameraName, `busy: ${MORE}`], hides: [luteName, NOT_MORE] },
  'filled.interrupted': { shows: [cameraName, NOT_MORE, RETRY], hides: [luteName, MORE] },
}

/** Drives a category in the production build; its product list loads in pages. */
export const productListInProduct: ProductFlow<ProductListContext> = {
  script: productListScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    // A server-rendered page includes its products; only client-side navigation requests them.
    await page.goto(market.origin)
    await openCategory(page, 'Cameras & sound')
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'productList.loadMore': ({ page }) =>
      page.getByRole('button', { name: /^(Show more|Try again)$/ }).click(),
    'productList.retry': ({ page }) => page.getByRole('button', { name: RETRY }).click(),
  },
  arrives: () => false,
  unreachable: neverFailsToListen,
  ends: {},
}
