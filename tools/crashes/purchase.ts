import { randomUUID } from 'node:crypto'
import { type Shop, textIn } from './shop.ts'

export type Buyer = { email: string; token: string }
/** 'bought': the server confirms the purchase. 'missed': another buyer got the product. */
type Outcome = 'bought' | 'missed'

const HELD_WAIT_MS = 50

/**
 * Writes to the seller about a product and buys it, as a browser that never stops retrying; records every acknowledged
 * step.
 */
export async function purchase(shop: Shop, productId: string, buyer: Buyer): Promise<Outcome> {
  await write(shop, productId, buyer)
  const bookingId = await book(shop, productId, buyer)
  return bookingId === null ? 'missed' : pay(shop, bookingId, productId, buyer)
}

/** Writes a message. A buyer begins only some conversations a day; the others are refused. */
async function write(shop: Shop, productId: string, { token }: Buyer): Promise<void> {
  const id = randomUUID()
  const { status } = await shop.call('POST', `/conversations/${productId}/messages`, token, {
    id,
    text: 'Is it still there?',
  })
  if (status === 200) shop.acknowledged.messages.push(id)
}

const itemOf = ({ email }: Buyer, productId: string) => ({
  email,
  productId,
  productName: 'Guitar',
  price: 50,
})

/** Books a product. Returns the id of the booking; null: another buyer got the product. */
export async function book(shop: Shop, productId: string, buyer: Buyer): Promise<string | null> {
  const booked = await shop.call('PUT', '/book-product', buyer.token, {
    ...itemOf(buyer, productId),
    sellerEmail: 'sue@crashes.test',
    phoneNumber: '070',
    location: 'the station',
  })
  if (booked.fields['code'] === 'item-unavailable') return null
  const bookingId = textIn(booked, 'upsertedId')
  shop.acknowledged.bookings.push(bookingId)
  return bookingId
}

/** Pays for a booking, and saves the payment. */
export async function pay(
  shop: Shop,
  bookingId: string,
  productId: string,
  buyer: Buyer,
): Promise<Outcome> {
  const { token } = buyer
  const item = itemOf(buyer, productId)
  const clientSecret = await openIntent(shop, token, { price: 50, bookingId, productId })
  if (clientSecret === 'bought' || clientSecret === 'missed') return clientSecret
  const { transactionId } = await confirm(shop, clientSecret)
  const record = { ...item, transactionId, bookingId, transactionTime: new Date().toISOString() }
  const saved = await shop.call('POST', '/save-payment-info', token, record)
  if (saved.fields['code'] === 'refunded') return 'missed'
  shop.acknowledged.saved.push({ paymentId: textIn(saved, 'insertedId'), transactionId })
  return 'bought'
}

/** Confirms an intent at the card provider, and records a charge that the provider acknowledges. */
export async function confirm(
  shop: Shop,
  clientSecret: string,
): Promise<{ transactionId: string; abandoned: number }> {
  const [transactionId = ''] = clientSecret.split('_secret')
  shop.acknowledged.intents.push(transactionId)
  const confirmed = await shop.cards(`${transactionId}/confirm`, {
    client_secret: clientSecret,
    payment_method: 'pm_card_visa',
  })
  // A second confirmation fails with an error that the first one succeeded.
  if (confirmed.status === 200 || JSON.stringify(confirmed.fields).includes('succeeded')) {
    shop.acknowledged.charged.push(transactionId)
  }
  return { transactionId, abandoned: confirmed.abandoned }
}

/** Retries while another buyer holds the item: the hold expires, or the item is sold. */
async function openIntent(shop: Shop, token: string, request: object): Promise<string> {
  for (;;) {
    const opened = await shop.call('POST', '/create-payment-intent', token, request)
    const { code } = opened.fields
    if (code === 'already-paid') return 'bought'
    if (code === 'item-unavailable' || code === 'refunded') return 'missed'
    if (code !== 'item-held') return textIn(opened, 'clientSecret')
    await new Promise((resolve) => setTimeout(resolve, HELD_WAIT_MS))
  }
}
