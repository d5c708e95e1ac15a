import { type AnyActorRef, createActor } from 'xstate'
import { createTokenRefresh } from '../../../src/actors/token-refresh.ts'
import { provideBooking } from '../../../src/actors/booking.ts'
import { provideListing } from '../../../src/actors/listing.ts'
import { createApi } from '../../../src/api/api.ts'
import { openBrowser, surroundings } from './browser.ts'
import type { Fault } from './faults.ts'
import type { Person, WalkMarket } from './market.ts'
import { openSession } from './session.ts'
import { connect, createWire, disconnectAll } from './wire.ts'
import { fromTheStart } from '../../contract/from-the-start.ts'

/** Opens a page over a wire, for a user who retries. */
async function openPage(market: WalkMarket, person: Person, role: 'buyer' | 'seller') {
  disconnectAll()
  const browser = openBrowser(market, person)
  await browser.signIn()
  const wire = createWire(
    ({ url }) => (new URL(url).pathname === '/jwt' ? 'renewal' : 'act'),
    async (request) => market.app.fetch(request),
    { requests: 0, faults: 0 },
  )
  const api = createApi({ baseUrl: connect('once', wire), readToken: browser.token.read })
  const services = {
    ...surroundings(market, browser),
    images: {
      upload: async () => ({ image: 'https://pictures.test/guitar.avif' }),
      preview: () => () => undefined,
    },
    api,
    attempts: browser.attempts,
    token: browser.token,
    cards: () => Promise.reject(new Error('Nothing is paid here.')),
  }
  const session = openSession(services, person.email, role)
  return {
    services,
    session,
    authorised: createTokenRefresh(session, services),
    /** Submits twice at once, and again until the machine is done or each fault has occurred. */
    async persist(
      actor: AnyActorRef,
      faults: readonly Fault[],
      submit: () => void,
    ): Promise<boolean> {
      for (const fault of faults) wire.arm('act', fault)
      const isDone = () => actor.getSnapshot().status === 'done'
      for (let tries = 0; tries < faults.length + 2 && !isDone(); tries += 1) {
        submit()
        submit()
        await quiet(() => !wire.isBusy() && (wire.isHolding() || !isBusy(actor)))
        while (wire.release()) await quiet(() => !wire.isBusy())
        await quiet(() => !isBusy(actor))
      }
      return isDone()
    },
  }
}

const isBusy = (actor: AnyActorRef): boolean => actor.getSnapshot().hasTag('busy')

async function quiet(isQuiet: () => boolean): Promise<void> {
  for (let turns = 0; turns < 3; turns = isQuiet() ? turns + 1 : 0) {
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

/** `saysDone`: the machine reports that it is done; `there`: how many records the server has. */
type Done = { saysDone: boolean; there: number }

/** Books a product through the Book Now modal. */
export async function bookThrough(market: WalkMarket, faults: readonly Fault[]): Promise<Done> {
  const { productId, ann } = await market.createFixture()
  const page = await openPage(market, ann, 'buyer')
  const { items } = await page.services.api.getCategoryProducts('music', fromTheStart)
  const product = items.find(({ _id }) => _id === productId)
  if (product === undefined) throw new Error('The product is not on its shelf.')
  const { machine } = provideBooking(page.services, page.authorised, page.session)
  const actor = createActor(machine, {
    input: {
      viewer: { kind: 'user', email: ann.email, name: 'Ann', role: 'buyer' },
      productList: { screen: 'category', categoryId: 'music' },
      draft: null,
    },
  }).start()
  const saysDone = await page.persist(actor, faults, () => {
    if (actor.getSnapshot().matches({ open: 'unavailable' })) actor.send({ type: 'booking.close' })
    actor.send({ type: 'booking.open', product })
    actor.send({ type: 'booking.submit', form: { phoneNumber: '070', location: 'the station' } })
  })
  const bookings = await market.database.query('select id from bookings where product_id = $1', [
    productId,
  ])
  return { saysDone, there: bookings.length }
}

/** Lists a product through the Add a Product form. */
export async function listThrough(market: WalkMarket, faults: readonly Fault[]): Promise<Done> {
  const { productId, seller } = await market.createFixture()
  const page = await openPage(market, seller, 'seller')
  const form = {
    productName: 'Another guitar',
    askingPrice: '50',
    retailPrice: '99',
    productCondition: 'good',
    categoryId: 'music',
    purchaseYear: '2019',
    description: '',
    contact: '555',
    location: 'Lund',
  }
  const { machine } = provideListing(page.services, page.authorised)
  const actor = createActor(machine, { input: { sellerEmail: seller.email, form } }).start()
  const file = new File(['bytes'], 'guitar.jpg', { type: 'image/jpeg' })
  actor.send({ type: 'picture.choose', file })
  const saysDone = await page.persist(actor, faults, () =>
    actor.send({ type: 'listing.submit', form }),
  )
  const products = await market.database.query(
    'select id from products where seller_id = $1 and id <> $2',
    [seller.id, productId],
  )
  return { saysDone, there: products.length }
}
