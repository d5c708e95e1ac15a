import type { Servers } from './server.ts'
import { emailOf, type YearMarket } from './market.ts'

const DAY = 86_400_000

/** Stripe's test cards; the cardholder of some of them disputes the payment later. */
const CARDS = [
  ...Array.from({ length: 16 }, () => 'pm_card_visa'),
  'pm_card_pendingRefund',
  'pm_card_createDispute',
  'pm_card_createDisputeProductNotReceived',
  'pm_card_createDisputeInquiry',
] as const

/** Lists a thing of a seller, and returns its id and price. */
export async function list({ database, random }: YearMarket, sellerId: string) {
  const cents = random.whole(100, 80_000)
  const [product] = await database.query<{ id: string }>(
    `insert into products (seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                           purchase_year, contact, location)
      values ($1, 'music', 'Guitar', '/guitar.avif', $2, $2, 'good', 2020, '555', 'Lund') returning id`,
    [sellerId, cents],
  )
  if (product === undefined) throw new Error('The product is not there.')
  return { productId: product.id, price: cents / 100 }
}

/** Returns a field of an answer as text. Throws where it has none. */
function textIn(answer: { body: unknown } | null, name: string): string {
  const value: unknown = Reflect.get(Object(answer?.body), name)
  if (typeof value !== 'string') throw new Lost()
  return value
}

/** The buyer got no answer, or a refusal of the provider, and gives up. */
class Lost extends Error {
  override readonly name = 'Lost'
}

/** Buys a thing at its asking price, as `pay` does. */
export async function buy(market: YearMarket, servers: Servers): Promise<string | null> {
  const { random } = market
  const buyer = random.pick(market.buyers)
  const seller = random.pick(market.sellers)
  return pay(market, servers, { buyer, seller, ...(await list(market, seller)) })
}

type Wanted = { buyer: string; seller: string; productId: string; price: number }

/**
 * Books and pays a thing. The buyer gives up where no answer comes, which may be after the charge: the webhook then reports it.
 * Returns the id of the order; null where the buyer got none.
 */
export async function pay(
  market: YearMarket,
  servers: Servers,
  { buyer, seller, productId, price }: Wanted,
): Promise<string | null> {
  try {
    const booked = await servers.ask(buyer, 'PUT', '/book-product', {
      fullName: buyer,
      email: emailOf(buyer),
      productName: 'Guitar',
      price,
      phoneNumber: '070',
      location: 'the station',
      productId,
      image: '/guitar.avif',
      sellerEmail: emailOf(seller),
      sellerContact: '555',
      sellerLocation: 'Lund',
    })
    const bookingId = textIn(booked, 'upsertedId')
    const wanted = { price, bookingId, productId }
    const opened = await servers.ask(buyer, 'POST', '/create-payment-intent', wanted)
    const clientSecret = textIn(opened, 'clientSecret')
    const [transactionId = ''] = clientSecret.split('_secret_')
    await payByCard(market, { transactionId, clientSecret })
    const paid = { transactionId, bookingId, email: emailOf(buyer) }
    return textIn(await servers.ask(buyer, 'POST', '/save-payment-info', paid), 'insertedId')
  } catch (error) {
    if (!(error instanceof Lost)) throw error
    market.happened.add('buyers without an answer')
    return null
  }
}

/** Confirms an intent as the buyer's browser does, and lets some cardholders dispute the charge at a later time. */
async function payByCard(
  { database, random, standIn, time }: YearMarket,
  { transactionId, clientSecret }: { transactionId: string; clientSecret: string },
): Promise<void> {
  await standIn.routes.request(`/v1/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: random.pick(CARDS),
    }),
  })
  await database.query(
    `update cards_charges set disputed_after = $2 where intent = $1 and disputed_after is not null`,
    [transactionId, new Date(time.now.getTime() + random.between(0, 60) * DAY)],
  )
}
