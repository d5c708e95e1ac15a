import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { initialSession, sessionMachine } from '../../machines/session.machine.ts'
import { provideOffers } from '../../src/actors/offers.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { Offer } from '../../src/domain/offer.ts'
import { made, ofCamera, sellersOffers } from '../../src/screens/offers/offers-story-fixtures.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'
import { productPages } from '../flows/product/product.script.ts'

const { item } = ofCamera
const productId = ofCamera.productId ?? ''
const services = createServerServices({
  address: `/dashboard/offers?item=${productId}`,
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})

/** Opens a browser; each page that it loads finds what was typed on the pages before it. */
function openBrowser({
  offers = [],
  makeOffer = async () => made,
}: { offers?: readonly Offer[]; makeOffer?: () => Promise<Offer> } = {}) {
  const storage = openStorage()
  const drafts = createDraftService(() => storage, openMemoryFiles)
  return async (email = 'ada@loppis.test') => {
    const identity = { email, name: 'Ada' }
    const session = createActor(sessionMachine, {
      snapshot: sessionMachine.resolveState({
        value: 'signedIn',
        context: { ...initialSession, identity, role: 'buyer' },
      }),
    })
    const api = {
      ...services.createApi(() => undefined),
      getOffers: async () => [...offers],
      getUserId: async () => 'ada',
      getProductPage: async () => ({
        ...productPages.forSale,
        product: item?.product ?? productPages.forSale.product,
        takesOffers: true,
      }),
      makeOffer,
    }
    const machine = provideOffers(
      { ...services, api, drafts, notify: () => undefined },
      (act) => act(),
      session,
    )
    const page = createActor(machine, { input: { productId, role: 'buyer' } }).start()
    await waitFor(page, (state) => state.matches('shown'))
    return page
  }
}

const priceOn = async (page: ReturnType<ReturnType<typeof openBrowser>>) =>
  (await page).getSnapshot().context.price

it('the price of a new offer is there after a reload, for the user who typed it', async () => {
  const load = openBrowser()
  const before = await load()
  before.send({ type: 'offers.change', price: '61' })
  expect(await priceOn(load())).toBe('61')
  expect(await priceOn(load('eve@loppis.test'))).toBe('')
})

it('the price is there after a reload that follows a failed send', async () => {
  const load = openBrowser({
    makeOffer: () => Promise.reject(new FailureError({ kind: 'unauthorized' })),
  })
  const before = await load()
  before.send({ type: 'offers.submit', price: '62' })
  await waitFor(before, (state) => state.matches({ shown: 'naming' }))
  expect(await priceOn(load())).toBe('62')
})

it('a price that was sent, canceled or emptied is gone', async () => {
  const load = openBrowser()
  const sent = await load()
  sent.send({ type: 'offers.submit', price: '61' })
  await waitFor(sent, (state) => state.matches({ shown: 'idle' }))
  expect(await priceOn(load())).toBe('')

  const canceled = await load()
  canceled.send({ type: 'offers.change', price: '62' })
  canceled.send({ type: 'offers.close' })
  expect(await priceOn(load())).toBe('')

  const emptied = await load()
  emptied.send({ type: 'offers.change', price: '63' })
  emptied.send({ type: 'offers.change', price: '' })
  expect(await priceOn(load())).toBe('')
})

it('the price of an answer belongs to its offer', async () => {
  const [first, second] = [
    sellersOffers[0] ?? made,
    { ...(sellersOffers[0] ?? made), _id: 'other' },
  ]
  const load = openBrowser({ offers: [first, second] })
  const answer = (offer: Offer) =>
    ({ type: 'offers.act', offerId: offer._id, event: 'seller.counter' }) as const
  const before = await load()
  before.send(answer(first))
  before.send({ type: 'offers.change', price: '75' })

  const after = await load()
  after.send(answer(second))
  expect(await priceOn(Promise.resolve(after))).toBe('')
  after.send({ type: 'offers.close' })
  after.send(answer(first))
  expect(await priceOn(Promise.resolve(after))).toBe('75')
})
