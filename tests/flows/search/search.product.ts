import type { SearchContext } from '../../../machines/search.machine.ts'
import type { MoreResults, SearchResult } from '../../../src/domain/search.ts'
import { searchMessages } from '../../../src/messages/search.ts'
import { searchScript } from './search.script.ts'
import { button, type Target } from '../../screen/actions.ts'
import { searchFlow } from './search.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const { field, search } = searchMessages.en
const asks = isCall('GET', /^\/search$/)
const isNext = (address: string) => new URL(address).searchParams.has('after')
const isPage = (accept: string | undefined) => accept?.includes('text/html') === true

/** Pictures that the server has. */
const body = ({ products, ...rest }: SearchResult | MoreResults) => ({
  ...rest,
  products: products.map((product) => ({ ...product, image: '/icon-192.png' })),
})

/** The answers of a port, by name, are those of the script. */
const answersOf = (port: 'find' | 'findMore') =>
  Object.fromEntries(
    Object.entries(searchScript.ports[port]?.outputs ?? {}).map(([name, output]) => [
      name,
      answered(body(output as SearchResult)),
    ]),
  )

const ports: Readonly<Record<'find' | 'findMore', RequestPort>> = {
  find: {
    matches: (request) =>
      asks(request) && !isPage(request.headers()['accept']) && !isNext(request.url()),
    answers: {
      ...answersOf('find'),
      absent: (route) =>
        route.fulfill({ status: 404, json: { code: 'not-found', title: 'Not found' } }),
    },
  },
  findMore: {
    matches: (request) => asks(request) && isNext(request.url()),
    answers: answersOf('findMore'),
  },
}

const searchbox: Target = { role: 'searchbox', name: field }
const { assertions } = searchFlow

/** Drives the search in the production build. */
export const searchInProduct: ProductFlow<SearchContext> = {
  script: searchScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    // A server-rendered search has its answer; only the browser's own navigation asks for it.
    await page.goto(`${market.origin}/blog`)
    await page.evaluate(() => window.history.pushState(null, '', '/search?q=old'))
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    "search.type='table'": performOnPage({ fill: searchbox, with: 'table' }),
    "search.type='  '": performOnPage({ fill: searchbox, with: '  ' }),
    'search.submit': performOnPage({ press: button(search) }),
    'search.loadMore': performOnPage({ press: button(/^(Show more|Try again)$/) }),
    'search.retry': performOnPage({ press: button('Try again') }),
    'address.changed=good': ({ page }) =>
      page.evaluate(() => window.history.pushState(null, '', '/search?q=old&condition=good')),
    'address.changed=old': ({ page }) =>
      page.evaluate(() => window.history.pushState(null, '', '/search?q=old')),
    'after.afterTyping': async () => undefined,
  },
  arrives: () => false,
  // Each pause after typing ends in a quarter of a second.
  fleeting: 'typing',
  unreachable: {
    ...neverFailsToListen,
    'watchAddress!': 'Subscribing to events of the browser cannot fail.',
  },
}
