import { randomUUID } from 'node:crypto'
import { type Answer, isDone, itemsIn, textIn } from './client.ts'
import { contendForFolder } from './contenders.ts'
import { demo, type Person, registerNew, signIn } from './people.ts'
import {
  addProduct,
  book,
  confirm,
  isCharged,
  listingOf,
  requestBooking,
  requestIntent,
} from './purchases.ts'
import type { Attempts } from './report.ts'
import { settle } from './sales.ts'
import { openTarget, type Target } from './target.ts'
import { killDuringUploads } from './upload-kills.ts'

const ROUNDS = 5
const WRITES = 30
/** The server is killed as soon as this many writes are acknowledged. */
const ACKNOWLEDGED_BEFORE_KILL = 8
/** The key of a request that died with the server is free again after four seconds. */
const TRY_AGAIN_MS = 200

/** Kills the server during bursts of writes, again and again on one folder, and looks for what it acknowledged. */
export async function attackByKills(attempts: Attempts): Promise<void> {
  const target = await openTarget()
  const seller = await registerNew(target.ask, 'seller')
  const buyer = await registerNew(target.ask, 'buyer')
  const admin = await signIn(target.ask, demo.admin)
  for (let round = 1; round <= ROUNDS; round += 1) {
    await killDuringWrites(target, { seller, buyer, admin, round }, attempts)
  }
  await killDuringUploads(target, attempts)
  await target.kill()
  await contendForFolder(target, attempts)
}

type Round = { seller: Person; buyer: Person; admin: Person; round: number }

async function killDuringWrites(
  target: Target,
  { seller, buyer, admin, round }: Round,
  attempts: Attempts,
): Promise<void> {
  const { ask } = target
  const booking = await book(ask, await addProduct(ask, seller), buyer)
  const clientSecret = textIn(await requestIntent(ask, booking), 'clientSecret')
  const wanted = await addProduct(ask, seller)
  const names = Array.from({ length: WRITES }, (_, index) => `Kill ${round}-${index}`)
  const list = createLister(target, seller)

  const acknowledged = new Map<string, string>()
  let killing: Promise<void> | undefined
  const note = (what: string, answer: Answer, field: string) => {
    if (!isDone(answer)) return
    acknowledged.set(what, textIn(answer, field))
    if (acknowledged.size >= ACKNOWLEDGED_BEFORE_KILL) killing ??= target.kill()
  }
  await Promise.all([
    confirm(ask, clientSecret).then((answer) => note('charge', answer, 'id')),
    requestBooking(ask, wanted, buyer).then((answer) => note('booking', answer, 'upsertedId')),
    ...names.map(async (name) => note(name, await list(name), 'insertedId')),
  ])
  await (killing ?? target.kill())
  await target.start()

  // The client repeats every request with its key.
  const repeated = await Promise.all(names.map((name) => repeatUntilAnswered(() => list(name))))
  const products = await readOwn(target, `/all-products/${seller.email}`, seller)
  for (const [index, name] of names.entries()) {
    const stored = products.filter((item) => item['productName'] === name)
    const ids = [acknowledged.get(name), repeated[index]?.fields['insertedId'], stored[0]?.['_id']]
    const isOne = stored.length === 1 && new Set(ids.filter((id) => id !== undefined)).size === 1
    attempts.count(`round ${round}: ${name} is there once`, isOne, {
      exchange: `${stored.length} stored; acknowledged, repeated, stored: ${ids.join(', ')}`,
    })
  }
  const bookingId = acknowledged.get('booking')
  const orders = await readOwn(target, `/book-product?email=${buyer.email}`, buyer)
  const found = orders.filter((order) => order['productId'] === wanted.id)
  const isKept = bookingId === undefined || (found.length === 1 && found[0]?.['_id'] === bookingId)
  attempts.count(`round ${round}: the booking is there`, isKept, { exchange: String(bookingId) })
  const isPaid = !acknowledged.has('charge') || (await isCharged(ask, clientSecret))
  attempts.count(`round ${round}: the charge is there`, isPaid, { exchange: booking.id })
  await settle(
    { ask, seller, admin, buyers: [buyer] },
    `round ${round}: a payment at the kill`,
    { product: booking.product, purchases: [{ booking, clientSecret }] },
    attempts,
  )
}

/** Returns a function that lists a product by its name, each time with the same idempotency key. */
function createLister({ ask }: Target, seller: Person): (name: string) => Promise<Answer> {
  const keys = new Map<string, string>()
  return (name) => {
    const key = keys.get(name) ?? randomUUID()
    keys.set(name, key)
    return ask({
      method: 'POST',
      path: '/add-product',
      bearer: seller.accessToken,
      headers: { 'idempotency-key': key },
      json: listingOf(name),
    })
  }
}

const readOwn = async ({ ask }: Target, path: string, { accessToken }: Person) =>
  itemsIn(await ask({ method: 'GET', path, bearer: accessToken }))

async function repeatUntilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send()
    if (answer.fields['code'] !== 'request-in-progress') return answer
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }
}
