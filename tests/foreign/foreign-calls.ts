import { type Context, Hono } from 'hono'
import type { Collections, Document } from './documents.ts'

/** Creates a payment intent for an amount in cents and returns its client secret. */
export type MakeIntent = (amountCents: number) => Promise<string>

/**
 * Implements section 7 as a minimal server on a document database, without our extensions: tokens for anyone, no
 * idempotency keys, no pagination, no problem details, prices as they are sent.
 */
export function foreignCalls(collections: Collections, makeIntent: MakeIntent): Hono {
  const { categories, users, products, bookings, payments, reports, blogs } = collections
  const calls = new Hono()
  let tokens = 0
  const isIn = (categoryId: string) => (product: Document) =>
    String(product['categoryId'] ?? product['category']) === categoryId
  const withSeller = (product: Document): Document => ({
    ...product,
    sellerData: users.find({ email: product['sellerEmail'] }),
  })
  const inStock = () => products.documents.filter((product) => product['isSold'] !== true)
  const advertised = () => inStock().filter((product) => product['isAdvertised'] === true)

  calls.get('/get-categories', (context) => context.json(categories.documents))
  calls.get('/get-three-categories', (context) => context.json(categories.documents.slice(0, 3)))
  // Without the sellers: this endpoint skips the aggregation that adds them.
  calls.get('/v2/home-advertisements', (context) => context.json(advertised().slice(0, 3)))
  calls.get('/v2/advertisements', (context) => context.json(advertised().map(withSeller)))
  calls.get('/v2/category/:id', (context) =>
    context.json(
      inStock()
        .filter(isIn(context.req.param('id')))
        .map(withSeller),
    ),
  )
  calls.get('/blogs', (context) => context.json(blogs.documents))

  calls.get('/jwt', (context) => {
    const email = context.req.query('email')
    const isKnown = users.find({ email }).length > 0
    return isKnown
      ? context.json({ accessToken: `token of ${email} ${++tokens}` })
      : context.json({ accessToken: '' }, 403)
  })
  calls.put('/user', async (context) => {
    const user = await bodyOf(context)
    const { email } = user
    // Sets the role of a known user too, as an upsert does.
    return users.find({ email }).length > 0
      ? context.json(users.update({ email }, user))
      : context.json({ ...users.insert(user), modifiedCount: 0 })
  })
  calls.get('/users/role/:email', (context) => {
    const [user] = users.find({ email: context.req.param('email') })
    return signedIn(context, () => context.json({ role: user?.['role'], isVerified: null }))
  })

  calls.put('/book-product', async (context) => {
    const body = await bodyOf(context)
    const { productId, productName, price, image, sellerEmail, sellerContact } = body
    const booker = { bookerName: body['fullName'], bookerEmail: body['email'] }
    const [booked] = bookings.find({ productId })
    if (booked !== undefined)
      return context.json(bookings.update({ productId }, { bookers: [booker] }))
    const { acknowledged } = bookings.insert({
      productId,
      productName,
      image,
      sellerEmail,
      sellerContact,
      price: String(price),
      bookers: [booker],
    })
    return context.json({ acknowledged })
  })
  calls.get('/book-product', (context) =>
    signedIn(context, () =>
      context.json(
        bookings.documents.filter(({ bookers }) =>
          JSON.stringify(bookers).includes(JSON.stringify(context.req.query('email'))),
        ),
      ),
    ),
  )
  calls.delete('/book-product', (context) =>
    context.json(bookings.update({ productId: context.req.query('id') }, { bookers: [] })),
  )
  calls.get('/payment-booking/:id', (context) =>
    context.json(bookings.find({ _id: context.req.param('id') })[0] ?? null),
  )
  calls.post('/create-payment-intent', async (context) => {
    const { price } = await bodyOf(context)
    return context.json({ clientSecret: await makeIntent(Math.round(Number(price) * 100)) })
  })
  calls.post('/save-payment-info', async (context) => {
    const payment = await bodyOf(context)
    const { bookingId, productId, email } = payment
    bookings.update({ _id: bookingId }, { isPaid: true, boughtBy: email })
    products.update({ _id: productId }, { isSold: true })
    return context.json(payments.insert(payment))
  })

  calls.post('/reported-product/', async (context) =>
    context.json(reports.insert({ reportedProductId: (await bodyOf(context))['id'] })),
  )
  calls.get('/reported-product/', (context) =>
    context.json(
      reports.documents.map((report) => ({
        ...report,
        productData: products.find({ _id: report['reportedProductId'] }),
      })),
    ),
  )

  calls.post('/add-product', async (context) =>
    context.json(products.insert(await bodyOf(context))),
  )
  calls.get('/all-products/:email', (context) =>
    context.json(products.find({ sellerEmail: context.req.param('email') })),
  )
  // The client reads nothing from these two responses, so their bodies are empty.
  calls.put('/advertise/:id', (context) => {
    products.update({ _id: context.req.param('id') }, { isAdvertised: true })
    return context.body('')
  })
  calls.delete('/delete-product/:id', (context) => {
    products.delete({ _id: context.req.param('id') })
    return context.body('')
  })
  calls.get('/sold-products', (context) =>
    context.json(bookings.find({ sellerEmail: context.req.query('email'), isPaid: true })),
  )

  calls.get('/all-buyers', (context) => context.json(users.find({ role: 'buyer' })))
  calls.delete('/remove-buyer', (context) =>
    context.json(users.delete({ _id: context.req.query('id') })),
  )
  calls.get('/all-sellers', (context) => context.json(users.find({ role: 'seller' })))
  calls.delete('/remove-seller', (context) =>
    context.json(users.delete({ email: context.req.query('email') })),
  )
  calls.put('/verify-seller', async (context) =>
    context.json(users.update({ _id: (await bodyOf(context))['sellerId'] }, { isVerified: true })),
  )
  return calls
}

const bodyOf = (context: Context): Promise<Document> => context.req.json()

/** Runs `answer` if the request carries a token; this server checks nothing else. */
function signedIn(context: Context, answer: () => Response): Response {
  const token = context.req.header('authorization') ?? ''
  if (token.startsWith('Bearer token of ')) return answer()
  return context.json({ message: 'unauthorized access' }, 401)
}
