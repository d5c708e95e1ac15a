import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideOffers } from '../../src/actors/offers.ts'
import { createPageActors } from '../../src/actors/page-actors.ts'
import type { LiveMessage } from '../../src/domain/live.ts'
import type { Offer } from '../../src/domain/offer.ts'
import { countered } from '../../src/screens/offers/offers-story-fixtures.ts'
import { createServerServices } from '../../src/ssr/services.ts'

const MINUTE = 60_000
const services = createServerServices({
  address: '/dashboard/offers',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})
const held: Offer = {
  ...countered,
  can: countered.can.filter(({ event }) => event !== 'buyer.accept'),
  heldUntil: new Date(Date.parse(countered.now) + 15 * MINUTE).toISOString(),
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream of live updates that stays open: a hold is no event of an offer. */
async function* silence() {
  yield { kind: 'heartbeat' as const }
  await new Promise(() => undefined)
}

/** Opens the list of all offers of a buyer, with these answers of the server. */
async function openOffers(
  read: () => Promise<Offer[]>,
  stream: () => AsyncGenerator<LiveMessage> = silence,
) {
  const getOffers = vi.fn(read)
  const { getMachines } = createPageActors(
    {
      ...services,
      createApi: (onChange) => ({
        ...services.createApi(onChange),
        getOffers,
        getLiveMessages: async () => stream(),
      }),
    },
    { loadActors: async () => [], CardFields: () => null },
  )
  const input = { productId: null, role: 'buyer' } as const
  const offers = createActor(getMachines(provideOffers), { input }).start()
  await vi.advanceTimersByTimeAsync(0)
  const acts = () => offers.getSnapshot().context.offers[0]?.can.map(({ event }) => event)
  return { offers, acts, getOffers }
}

it('a buyer can accept a price on the open page as soon as the hold of another buyer has ended', async () => {
  let answer = held
  const { offers, acts } = await openOffers(async () => [answer])
  expect(acts()).toEqual(['buyer.counter', 'buyer.decline'])
  answer = countered
  // The time that a form is open counts.
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  offers.send({ type: 'offers.act', offerId: held._id, event: 'buyer.counter' })
  await vi.advanceTimersByTimeAsync(4 * MINUTE)
  offers.send({ type: 'offers.close' })
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  expect(acts()).toEqual(['buyer.counter', 'buyer.decline'])
  await vi.advanceTimersByTimeAsync(1)
  expect(acts()).toEqual(['buyer.accept', 'buyer.counter', 'buyer.decline'])
})

it('the offers are read again after a while, not at once, when that fails as the hold ends', async () => {
  const answers = [async () => [held], () => Promise.reject(new Error('No connection.'))]
  const { acts, getOffers } = await openOffers(() =>
    (answers.shift() ?? (async () => [countered]))(),
  )
  await vi.advanceTimersByTimeAsync(15 * MINUTE + 4999)
  expect(getOffers).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(acts()).toContain('buyer.accept')
})

it('offers of a server that says nothing of holds are not read again', async () => {
  const { getOffers } = await openOffers(async () => [countered])
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(getOffers).toHaveBeenCalledTimes(1)
})

it('a buyer cannot accept a price on the open page as soon as the item is reserved for another one', async () => {
  let answer = countered
  let tell = () => undefined as void
  const changed = new Promise<void>((resolve) => (tell = resolve))
  async function* stream() {
    yield { kind: 'heartbeat' as const }
    await changed
    yield { kind: 'changed' as const, id: null, flow: { name: 'product', id: 'product-1' } }
    await new Promise(() => undefined)
  }
  const { acts } = await openOffers(async () => [answer], stream)
  expect(acts()).toContain('buyer.accept')
  answer = held
  tell()
  await vi.advanceTimersByTimeAsync(0)
  expect(acts()).toEqual(['buyer.counter', 'buyer.decline'])
})
