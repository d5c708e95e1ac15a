import { expect, it, vi } from 'vitest'
import { fetchActors } from '../src/app/screen-code.ts'
import { provideCatalogue } from '../src/actors/catalogue.ts'
import { provideMachines } from '../src/actors/provided.ts'
import { provideShelves } from '../src/actors/product-list.ts'
import type { Destination } from '../src/domain/destinations.ts'
import type { FetchHandler } from '../src/ssr/services.ts'
import { createServerServices } from '../src/ssr/services.ts'

const lamps = { screen: 'category', categoryId: 'lamps' } as const
const ofLamps = { of: 'lamps', wantedId: null }

/** Renders for a visitor at an address, and records the paths requested from the server. */
function visitorAt(address: string, ask: FetchHandler = async () => Response.json([])) {
  const paths: string[] = []
  const { world, stores, page } = createServerServices({
    address,
    language: 'en',
    ask(request) {
      paths.push(new URL(request.url).pathname)
      return ask(request)
    },
    demoAccounts: [],
    baseUrl: 'http://this.server',
  })
  const provided = provideMachines(world, stores, page)
  const expectPlace = (place: Destination) =>
    provided.expect(place, fetchActors(place, provided.join))
  return { ...provided, expectPlace, api: world.api, paths }
}

it.each([
  [lamps, '/', ['/get-categories', '/v2/category/lamps']],
  [{ screen: 'advertisements' }, '/', ['/v2/advertisements']],
  [lamps, '/advertisements', []],
  [{ screen: 'home' }, '/category/lamps', ['/get-three-categories', '/v2/home-advertisements']],
  [{ screen: 'categories' }, '/', ['/get-categories']],
  [{ screen: 'blog' }, '/', ['/blogs']],
  [{ screen: 'login' }, '/', []],
] as const)('for %o, from %s, asks ahead for %o', async (place, address, asked) => {
  const { expectPlace, paths } = visitorAt(address)
  await expectPlace(place)
  expect(paths.toSorted()).toEqual(asked)
})

it('R3: has a category where it got to by the time that it is opened, and no other', async () => {
  const { expectPlace, findAhead, join } = visitorAt('/')
  const { categoryProducts } = join(provideShelves)
  expect(findAhead(categoryProducts, ofLamps)).toBeUndefined()
  void expectPlace(lamps)
  await vi.waitFor(() =>
    expect(findAhead(categoryProducts, ofLamps)).toMatchObject({ value: 'empty' }),
  )
  expect(findAhead(categoryProducts, { of: 'chairs', wantedId: null })).toBeUndefined()
})

it('R3: knows how long a screen that is at hand stands', async () => {
  const { expectPlace } = visitorAt('/')
  const standsFor = await expectPlace(lamps)
  expect(standsFor).toBeGreaterThan(9_000)
  expect(standsFor).toBeLessThanOrEqual(10_000)
})

it.each([
  ['/', { screen: 'login' }],
  ['/advertisements', lamps],
] as const)('from %s, has %o never at hand', async (address, place) => {
  const { expectPlace } = visitorAt(address)
  await expect(expectPlace(place)).resolves.toBe(0)
})

it('asks once, however often somebody goes near', async () => {
  const { expectPlace, findAhead, join, paths } = visitorAt('/')
  const { blogEntries } = join(provideCatalogue)
  void expectPlace({ screen: 'blog' })
  void expectPlace({ screen: 'blog' })
  await vi.waitFor(() => expect(findAhead(blogEntries, { of: '' })).toBeDefined())
  void expectPlace({ screen: 'blog' })
  expect(paths).toEqual(['/blogs'])
})

it('leaves what failed to the screen', async () => {
  const refuse = vi.fn<FetchHandler>().mockResolvedValue(new Response(null, { status: 500 }))
  const { expectPlace, findAhead, join } = visitorAt('/', refuse)
  await expect(expectPlace({ screen: 'blog' })).resolves.toBe(0)
  expect(refuse).toHaveBeenCalled()
  expect(findAhead(join(provideCatalogue).blogEntries, { of: '' })).toBeUndefined()
})
