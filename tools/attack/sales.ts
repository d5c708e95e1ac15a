import { type Answer, type Ask, isDone, itemsIn } from './client.ts'
import type { Person } from './people.ts'
import { type Booking, isCharged, type Product, requestSave } from './purchases.ts'
import type { Attempts } from './report.ts'

const MOST_SAVES = 20

/** The people of a race for the products of one seller. */
export type Race = { ask: Ask; seller: Person; admin: Person; buyers: readonly Person[] }

/** An attempt to buy: a booking, and the client secret of its intent, null where the buyer got none. */
export type Purchase = { booking: Booking; clientSecret: string | null }

/** Counts the money of one product after its race: at most one sale, and every charge is a sale or refunded. */
export async function settle(
  race: Race,
  attempt: string,
  { product, purchases }: { product: Product; purchases: readonly Purchase[] },
  attempts: Attempts,
): Promise<void> {
  const wrong = await wrongIn(race, product, purchases)
  attempts.count(`${attempt}: one sale at most, other charges refunded`, wrong.length === 0, {
    exchange: wrong.join('\n  '),
  })
}

/** The fate of a charge, as the server tells it to its buyer. A removed buyer is told nothing. */
type Fate = 'sold' | 'refunded' | 'closed to a removed buyer' | 'lost'

async function wrongIn(
  { ask, seller }: Race,
  product: Product,
  purchases: readonly Purchase[],
): Promise<string[]> {
  const wrong: string[] = []
  const fates = new Map<string, { email: string; fate: Fate }>()
  for (const { booking, clientSecret } of purchases) {
    if (clientSecret === null || fates.has(clientSecret)) continue
    const charged = await isCharged(ask, clientSecret)
    const answer = await saveUntilAnswered(ask, booking, clientSecret)
    if (!charged && isDone(answer)) wrong.push(`sold without a charge: ${answer.exchange}`)
    if (!charged) continue
    const fate = fateIn(answer)
    if (fate === 'lost') wrong.push(`a charge without sale or refund: ${answer.exchange}`)
    fates.set(clientSecret, { email: booking.buyer.email, fate })
  }
  const charges = [...fates.values()]
  const sales = await readSales(ask, { seller, product, purchases })
  const winners = charges.filter(({ fate }) => fate === 'sold')
  if (sales.length > 1) wrong.push(`${sales.length} sales of one product`)
  if (winners.length > sales.length) {
    wrong.push(`${winners.length} buyers were told that they bought it: ${JSON.stringify(charges)}`)
  }
  for (const boughtBy of sales) {
    const isPaid = charges.some(({ email, fate }) => email === boughtBy && fate !== 'refunded')
    if (!isPaid) wrong.push(`sold to ${boughtBy}, of ${JSON.stringify(charges)}`)
  }
  return wrong
}

/** Returns who bought the product, once for each sale, as its seller sees it; a removed seller sees nothing. */
async function readSales(
  ask: Ask,
  {
    seller,
    product,
    purchases,
  }: { seller: Person; product: Product; purchases: readonly Purchase[] },
): Promise<string[]> {
  const path = `/sold-products?email=${seller.email}`
  const list = await ask({ method: 'GET', path, bearer: seller.accessToken })
  if (isDone(list)) return boughtIn(itemsIn(list), '_id', product)
  const orders: string[] = []
  for (const { booking } of purchases) {
    const { email, accessToken } = booking.buyer
    const own = await ask({
      method: 'GET',
      path: `/book-product?email=${email}`,
      bearer: accessToken,
    })
    orders.push(...boughtIn(itemsIn(own), 'productId', product))
  }
  return [...new Set(orders)]
}

const boughtIn = (
  items: readonly Readonly<Record<string, unknown>>[],
  idField: '_id' | 'productId',
  product: Product,
): string[] =>
  items
    .filter((item) => item[idField] === product.id)
    .map((item) => item['boughtBy'])
    .filter((boughtBy) => typeof boughtBy === 'string')

/** A save repeats until the server has settled the payment; a refund may be pending for a moment. */
async function saveUntilAnswered(
  ask: Ask,
  booking: Booking,
  clientSecret: string,
): Promise<Answer> {
  let answer = await requestSave(ask, booking, clientSecret)
  for (let saves = 1; answer.status >= 500 && saves < MOST_SAVES; saves += 1) {
    answer = await requestSave(ask, booking, clientSecret)
  }
  return answer
}

function fateIn(answer: Answer): Fate {
  if (isDone(answer)) return 'sold'
  const code = answer.fields['code']
  if (code === 'refunded') return 'refunded'
  return code === 'account-removed' ? 'closed to a removed buyer' : 'lost'
}
