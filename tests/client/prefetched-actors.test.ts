import { expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { fetchActors } from '../../src/app/screen-code.ts'
import { provideCatalogue } from '../../src/actors/catalogue.ts'
import { createPageActors } from '../../src/actors/page-actors.ts'
import { provideShelves } from '../../src/actors/productList.ts'
import type { Destination } from '../../src/domain/destinations.ts'
import type { ApproachedLink } from '../../src/domain/link.ts'
import { pathOf } from '../../src/screens/paths.ts'
import type { LinkService } from '../../src/services/links.ts'
import type { FetchHandler } from '../../src/ssr/services.ts'
import { createServerServices } from '../../src/ssr/services.ts'

const lamps = { screen: 'category', categoryId: 'lamps' } as const
const ofLamps = { of: 'lamps', wantedId: null }

/** Renders for a visitor at an address, and records the paths requested from the server. */
function visitorAt(address: string, ask: FetchHandler = async () => Response.json([])) {
  const paths: string[] = []
  const services = createServerServices({
    address,
    language: 'en',
    ask(request) {
      paths.push(new URL(request.url).pathname)
      return ask(request)
    },
    demoAccounts: [],
    baseUrl: 'http://this.server',
  })
  let approach: (link: ApproachedLink) => void = () => undefined
  const links: LinkService = {
    watch(report) {
      approach = report
      return () => undefined
    },
  }
  const watch = () => () => undefined
  const actors = createPageActors(
    {
      ...services,
      links,
      identity: { ...services.identity, watch, restore: async () => null },
      token: { ...services.token, onRemovedElsewhere: watch, owner: () => null },
      connection: { ...services.connection, watch },
      serviceWorker: { subscribe: watch, cacheFiles: () => undefined, forgetSeen: () => undefined },
    },
    { loadActors: fetchActors, CardFields: () => null },
  )
  const { app, prefetch } = actors
  app.start()
  onTestFinished(() => void app.stop())
  return {
    ...actors,
    /** Approaches a link. */
    approach: (destination: Destination) =>
      approach({ destination, address: pathOf(destination), from: address }),
    /** Approaches a link; resolves to whether its screen is ready, once its data has arrived or failed. */
    async prefetched(destination: Destination): Promise<boolean> {
      approach({ destination, address: pathOf(destination), from: address })
      const settled = await waitFor(prefetch, (state) => !state.matches('fetching'))
      return settled.matches('ready')
    },
    paths,
  }
}

it.each([
  [lamps, '/', ['/v2/category/lamps']],
  [{ screen: 'advertisements' }, '/', ['/v2/advertisements']],
  [lamps, '/advertisements', []],
  [{ screen: 'home' }, '/category/lamps', ['/get-three-categories', '/v2/home-advertisements']],
  [{ screen: 'categories' }, '/', ['/get-categories']],
  [{ screen: 'blog' }, '/', ['/blogs']],
  [{ screen: 'login' }, '/', []],
] as const)('for %o, from %s, prefetches %o', async (destination, address, requested) => {
  const { prefetched, paths } = visitorAt(address)
  await prefetched(destination)
  expect(paths.toSorted()).toEqual(requested)
})

it('R3: the list of a category is found once it has arrived, and no other list', async () => {
  const { approach, findPrefetched, getMachines } = visitorAt('/')
  const { categoryProducts } = getMachines(provideShelves)
  expect(findPrefetched(categoryProducts, ofLamps)).toBeUndefined()
  approach(lamps)
  await vi.waitFor(() =>
    expect(findPrefetched(categoryProducts, ofLamps)).toMatchObject({ value: 'empty' }),
  )
  expect(findPrefetched(categoryProducts, { of: 'chairs', wantedId: null })).toBeUndefined()
})

it('R3: a screen is ready while its data is fresh', async () => {
  const { prefetched, prefetch } = visitorAt('/')
  expect(await prefetched(lamps)).toBe(true)
  const { freshFor } = prefetch.getSnapshot().context
  expect(freshFor).toBeGreaterThan(9_000)
  expect(freshFor).toBeLessThanOrEqual(10_000)
})

it.each([
  ['/', { screen: 'login' }],
  ['/advertisements', lamps],
] as const)('from %s, %o is never ready', async (address, destination) => {
  expect(await visitorAt(address).prefetched(destination)).toBe(false)
})

it('requests data once, however often a link is approached', async () => {
  const { approach, prefetched, paths } = visitorAt('/')
  approach({ screen: 'blog' })
  approach({ screen: 'login' })
  await prefetched({ screen: 'blog' })
  expect(paths).toEqual(['/blogs'])
})

it('leaves a failed request to the screen', async () => {
  const refuse = vi.fn<FetchHandler>().mockResolvedValue(new Response(null, { status: 500 }))
  const { prefetched, findPrefetched, getMachines } = visitorAt('/', refuse)
  expect(await prefetched({ screen: 'blog' })).toBe(false)
  expect(refuse).toHaveBeenCalled()
  expect(findPrefetched(getMachines(provideCatalogue).blogEntries, { of: '' })).toBeUndefined()
})
