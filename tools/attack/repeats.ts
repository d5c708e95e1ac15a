import { randomUUID } from 'node:crypto'
import { type Answer, isDone, itemsIn, textIn } from './client.ts'
import {
  addProduct,
  book,
  type Booking,
  confirm,
  isCharged,
  listingOf,
  requestBooking,
  requestIntent,
  requestSave,
} from './purchases.ts'
import type { Attempts } from './report.ts'
import { type Race, settle } from './sales.ts'

const AT_ONCE = 20

/** Sends each request of a purchase twenty times at once; it takes effect once. */
export async function attackByRepeats(race: Race, attempts: Attempts): Promise<void> {
  await repeatSave(race, 'with one key', attempts)
  await repeatSave(race, 'with a key each', attempts)
  await repeatSave(race, 'without a key', attempts)
  await repeatPayment(race, attempts)
  await repeatListing(race, attempts)
}

const repeat = <Result>(act: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, act))

const exchangesOf = (answers: readonly Answer[]) => ({
  exchange: answers.map(({ exchange }) => exchange).join('\n  '),
})

async function bookNew({ ask, seller, buyers: [buyer] }: Race): Promise<Booking> {
  if (buyer === undefined) throw new Error('There is no buyer.')
  return book(ask, await addProduct(ask, seller), buyer)
}

async function repeatSave(race: Race, keys: string, attempts: Attempts): Promise<void> {
  const { ask } = race
  const booking = await bookNew(race)
  const clientSecret = textIn(await requestIntent(ask, booking), 'clientSecret')
  await confirm(ask, clientSecret)
  const shared = randomUUID()
  const headersOf = (): Record<string, string> => {
    if (keys === 'without a key') return {}
    return { 'idempotency-key': keys === 'with one key' ? shared : randomUUID() }
  }
  const answers = await repeat(() => requestSave(ask, booking, clientSecret, headersOf()))
  const ids = new Set(answers.filter(isDone).map(({ fields }) => fields['insertedId']))
  const isOrderly = answers.every(({ status }) => status === 200 || status === 409)
  const attempt = `a save ${keys} twenty times at once`
  attempts.count(`${attempt}: one payment`, isOrderly && ids.size === 1, exchangesOf(answers))
  const purchases = [{ booking, clientSecret }]
  await settle(race, attempt, { product: booking.product, purchases }, attempts)
}

async function repeatPayment(race: Race, attempts: Attempts): Promise<void> {
  const { ask } = race
  const booking = await bookNew(race)
  const { product, buyer } = booking
  const booked = await repeat(() => requestBooking(ask, product, buyer))
  const bookings = new Set(booked.map(({ fields }) => fields['upsertedId']))
  const isSame = bookings.size === 1 && bookings.has(booking.id)
  attempts.count('a booking twenty times at once: one booking', isSame, exchangesOf(booked))

  const opened = await repeat(() => requestIntent(ask, booking))
  const secrets = new Set(opened.map(({ fields }) => fields['clientSecret']))
  attempts.count('a payment opened at once: one intent', secrets.size === 1, exchangesOf(opened))
  const [clientSecret] = secrets
  if (typeof clientSecret !== 'string') return

  const confirmed = await repeat(() => confirm(ask, clientSecret))
  const isOnce = confirmed.filter(isDone).length === 1 && (await isCharged(ask, clientSecret))
  attempts.count('a card confirmed at once: one charge', isOnce, exchangesOf(confirmed))
  const purchases = [{ booking, clientSecret }]
  await settle(race, 'a purchase with every request repeated', { product, purchases }, attempts)
}

async function repeatListing({ ask, seller }: Race, attempts: Attempts): Promise<void> {
  const key = randomUUID()
  const name = `Guitar ${key}`
  const answers = await repeat(() =>
    ask({
      method: 'POST',
      path: '/add-product',
      bearer: seller.accessToken,
      headers: { 'idempotency-key': key },
      json: listingOf(name),
    }),
  )
  const path = `/all-products/${seller.email}`
  const list = await ask({ method: 'GET', path, bearer: seller.accessToken })
  const listed = itemsIn(list).filter((item) => item['productName'] === name)
  attempts.count('a listing at once: one product', listed.length === 1, exchangesOf(answers))
}
