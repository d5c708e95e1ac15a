import { type Answer, type Ask, isDone, textIn } from './client.ts'
import type { Person } from './people.ts'

/** The key that the card provider's script has in every installation. */
const PUBLISHABLE_KEY = 'pk_test_standin'
const PRICE = 50

export type Product = { id: string; name: string; sellerEmail: string }
export type Booking = { id: string; product: Product; buyer: Person }

/** Returns a complete listing, as the form of the client sends it. */
export const listingOf = (name: string) => ({
  productName: name,
  image: 'https://pictures.example/guitar.jpg',
  askingPrice: PRICE,
  retailPrice: 120,
  productCondition: 'fair',
  categoryId: 'instruments',
  purchaseYear: 2019,
  description: 'Six strings.',
  contact: '070',
  location: 'Lund',
})

let listed = 0

/** Lists a product with a name of its own. */
export async function addProduct(ask: Ask, seller: Person): Promise<Product> {
  listed += 1
  const name = `Guitar ${listed}`
  const answer = await ask({
    method: 'POST',
    path: '/add-product',
    bearer: seller.accessToken,
    json: listingOf(name),
  })
  return { id: textIn(answer, 'insertedId'), name, sellerEmail: seller.email }
}

/** Returns the body of a request that books a product. */
const bookingOf = (product: Product, email: string) => ({
  email,
  productId: product.id,
  productName: product.name,
  price: PRICE,
  sellerEmail: product.sellerEmail,
  phoneNumber: '070',
  location: 'the station',
})

export const requestBooking = (ask: Ask, product: Product, buyer: Person): Promise<Answer> =>
  ask({
    method: 'PUT',
    path: '/book-product',
    bearer: buyer.accessToken,
    json: bookingOf(product, buyer.email),
  })

export async function book(ask: Ask, product: Product, buyer: Person): Promise<Booking> {
  const id = textIn(await requestBooking(ask, product, buyer), 'upsertedId')
  return { id, product, buyer }
}

export const deleteBooking = (ask: Ask, { product, buyer }: Booking): Promise<Answer> =>
  ask({
    method: 'DELETE',
    path: `/book-product?email=${buyer.email}&id=${product.id}`,
    bearer: buyer.accessToken,
  })

/** Returns the body of a request that opens the payment of a booking. */
const intentRequestOf = (bookingId: string, product: Product) => ({
  price: PRICE,
  bookingId,
  productId: product.id,
})

/** Opens the payment of a booking. */
export const requestIntent = (ask: Ask, { id, product, buyer }: Booking): Promise<Answer> =>
  ask({
    method: 'POST',
    path: '/create-payment-intent',
    bearer: buyer.accessToken,
    json: intentRequestOf(id, product),
  })

const idOfIntent = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

/** Pays with a test card, as the buyer's browser does. */
export function confirm(ask: Ask, clientSecret: string): Promise<Answer> {
  const form = { client_secret: clientSecret, payment_method: 'pm_card_visa' }
  return ask({
    method: 'POST',
    path: `/standins/cards/v1/payment_intents/${idOfIntent(clientSecret)}/confirm`,
    bearer: PUBLISHABLE_KEY,
    body: new URLSearchParams(form),
  })
}

/** Returns whether the card was charged, as the buyer's browser reads it. */
export async function isCharged(ask: Ask, clientSecret: string): Promise<boolean> {
  const query = new URLSearchParams({ client_secret: clientSecret })
  const path = `/standins/cards/v1/payment_intents/${idOfIntent(clientSecret)}?${query}`
  const answer = await ask({ method: 'GET', path, bearer: PUBLISHABLE_KEY })
  return textIn(answer, 'status') === 'succeeded'
}

/** Tells the server about a payment. */
export const requestSave = (
  ask: Ask,
  { id, product, buyer }: Booking,
  clientSecret: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  ask({
    method: 'POST',
    path: '/save-payment-info',
    bearer: buyer.accessToken,
    headers,
    json: {
      transactionId: idOfIntent(clientSecret),
      bookingId: id,
      productId: product.id,
      price: PRICE,
      email: buyer.email,
    },
  })

/** Makes an offer for a product, and returns its id. */
export async function makeOffer(ask: Ask, product: Product, buyer: Person): Promise<string> {
  const made = await ask({
    method: 'POST',
    path: '/offers',
    bearer: buyer.accessToken,
    json: { productId: product.id, price: PRICE },
  })
  if (!isDone(made)) throw new Error(`An offer fails: ${made.exchange}`)
  return textIn(made, '_id')
}

/** Opens a case about a product, as an admin does, and returns its id. */
export async function openCase(ask: Ask, { id }: Product, admin: Person): Promise<string> {
  const opened = await ask({
    method: 'POST',
    path: '/cases',
    bearer: admin.accessToken,
    json: { about: 'listing', id },
  })
  if (!isDone(opened)) throw new Error(`A case fails: ${opened.exchange}`)
  return textIn(opened, 'insertedId')
}

/** Books and pays a product. Returns the booking, the id of its payment at the card provider, and its order's id. */
export async function buy(
  ask: Ask,
  product: Product,
  buyer: Person,
): Promise<{ booking: Booking; transactionId: string; orderId: string }> {
  const booking = await book(ask, product, buyer)
  const clientSecret = textIn(await requestIntent(ask, booking), 'clientSecret')
  await confirm(ask, clientSecret)
  const saved = await requestSave(ask, booking, clientSecret)
  if (!isDone(saved)) throw new Error(`A purchase fails: ${saved.exchange}`)
  return {
    booking,
    transactionId: idOfIntent(clientSecret),
    orderId: textIn(saved, 'insertedId'),
  }
}
