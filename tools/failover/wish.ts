import { setTimeout as sleep } from 'node:timers/promises'
import { type Buyer, confirm } from '../crashes/purchase.ts'
import { type Answer, type Shop, textIn } from '../crashes/shop.ts'
import type { ProductInput, ProductOutput } from '../linearizability/product-model.ts'
import type { Histories } from './histories.ts'

/** The servers' clock and that of this tool agree to less than this, but not to the millisecond. */
const CLOCK_TOLERANCE_MS = 500
const HELD_WAIT_MS = 150
/** Longer than any fault lasts: a buyer who holds a product buys it or gives it back. */
const HELD_PATIENCE_MS = 120_000

type Market = { shop: Shop; histories: Histories }
type Wish = {
  productId: string
  buyer: Buyer
  /** Gives the product back the first time that it is held for this buyer, and does not want it any more. */
  isFickle: boolean
}
/** `orderId`: the order of the buyer who got the product. */
export type Outcome = { is: 'bought'; orderId: string } | { is: 'missed' | 'released' }

/** Tries to get a product that other buyers want too, until it is bought by one of them. Records each step. */
export async function wish({ shop, histories }: Market, wanted: Wish): Promise<Outcome> {
  const { productId, buyer, isFickle } = wanted
  const { email, token } = buyer
  const item = { email, productId, productName: 'Guitar', price: 50 }
  const record = (input: ProductInput, ask: Parameters<Histories['record']>[1]) =>
    histories.record({ productId, client: email, input }, ask)
  const read = () =>
    record({ type: 'read' }, async () => {
      const answer = await shop.call('GET', `/products/${productId}`, token)
      const is = textIn(answer, 'availability')
      if (is !== 'forSale' && is !== 'sold') throw new Error(`${productId} is ${is}.`)
      return { output: { is }, abandoned: 0 }
    })

  let bookingId = ''
  const booked = await record({ type: 'book', buyer: email }, async () => {
    const answer = await shop.call('PUT', '/book-product', token, {
      ...item,
      sellerEmail: 'sue@crashes.test',
      phoneNumber: '070',
      location: 'the station',
    })
    if (answer.fields['code'] !== undefined) return outcomeOf(answer)
    bookingId = textIn(answer, 'upsertedId')
    shop.acknowledged.bookings.push(bookingId)
    return { output: { is: 'booked' }, abandoned: answer.abandoned }
  })
  if (booked.is !== 'booked') return { is: 'missed' }

  const end = performance.now() + HELD_PATIENCE_MS
  while (performance.now() < end) {
    let clientSecret = ''
    const held = await record({ type: 'hold', buyer: email, at: earliestNow() }, async () => {
      const answer = await shop.call('POST', '/create-payment-intent', token, {
        price: 50,
        bookingId,
        productId,
      })
      if (answer.fields['code'] !== undefined) return outcomeOf(answer)
      clientSecret = textIn(answer, 'clientSecret')
      return { output: { is: 'held', heldUntil: endIn(answer) }, abandoned: answer.abandoned }
    })
    if (held.is === 'held' && isFickle) {
      await record({ type: 'release', buyer: email, at: earliestNow() }, async () => {
        const path = `/book-product?id=${productId}&email=${email}`
        const answer = await shop.call('DELETE', path, token)
        return answer.fields['code'] === undefined
          ? { output: { is: 'released' }, abandoned: answer.abandoned }
          : outcomeOf(answer)
      })
      return { is: 'released' }
    }
    if (held.is === 'held') {
      let orderId = ''
      const paid = await record({ type: 'buy', buyer: email }, async () => {
        const { id, ...answered } = await pay(shop, { item, bookingId, token, clientSecret })
        orderId = id
        return answered
      })
      return paid.is === 'bought' ? { is: 'bought', orderId } : { is: 'missed' }
    }
    await read()
    if (held.is !== 'item-held') return { is: 'missed' }
    await sleep(HELD_WAIT_MS)
  }
  throw new Error(`${productId} was held for ever.`)
}

/** Confirms an intent at the card provider and reports it to the server. */
async function pay(
  shop: Shop,
  {
    item,
    bookingId,
    token,
    clientSecret,
  }: {
    item: object
    bookingId: string
    token: string
    clientSecret: string
  },
): Promise<{ output: ProductOutput; abandoned: number; id: string }> {
  const { transactionId, abandoned } = await confirm(shop, clientSecret)
  const record = { ...item, transactionId, bookingId, transactionTime: new Date().toISOString() }
  const saved = await shop.call('POST', '/save-payment-info', token, record)
  if (saved.fields['code'] !== undefined) return { ...outcomeOf(saved), id: '' }
  const id = textIn(saved, 'insertedId')
  shop.acknowledged.saved.push({ paymentId: id, transactionId })
  return { output: { is: 'bought' }, abandoned: abandoned + saved.abandoned, id }
}

/** The earliest time that a server's clock may show now. */
const earliestNow = () => Date.now() - CLOCK_TOLERANCE_MS

const endIn = ({ fields }: Answer) => Date.parse(String(fields['heldUntil']))

/** Returns what the server has refused. Throws for a refusal that none of these buyers has to expect. */
function outcomeOf(answer: Answer): { output: ProductOutput; abandoned: number } {
  const { abandoned, fields } = answer
  const code = fields['code']
  switch (code) {
    case 'already-paid':
    case 'item-unavailable':
    case 'hold-used-up':
      return { output: { is: code }, abandoned }
    case 'refunded':
    case 'refund-pending':
      return { output: { is: 'refunded' }, abandoned }
    case 'item-held':
      return { output: { is: code, heldUntil: endIn(answer) }, abandoned }
    default:
      throw new Error(`Answered ${answer.status}: ${JSON.stringify(fields)}`)
  }
}
