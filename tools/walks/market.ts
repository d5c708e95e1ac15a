import { Hono } from 'hono'
import { generateKeyPair, SignJWT } from 'jose'
import { createApp } from '../../server/app.ts'
import { stripeProvider } from '../../server/vendors/cards/stripe.ts'
import { migrate } from '../../server/database/migrate.ts'
import { createAppContext } from '../../server/access/app-context.ts'
import { createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../../tests/database/test-database.ts'
import { fakeIdentities } from '../../tests/server/fake-identities.ts'

import { createWire, type Tally, type Wire } from './wire.ts'
import { checkCharges, makeRefunds } from '../../tests/server/work-steps.ts'

const issuer = 'https://identity.test'
const audience = 'walks'

const WORLD = `
  insert into users (id, name, email, role) values ('ada', 'Ada', 'ada@walks.test', 'admin');
  insert into categories (id, name, position) values ('music', 'Music', 1);`

/** Returns the name of a request from the server to the card provider. */
function providerRequest(request: Request): string {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/refunds')) return 'refund'
  if (pathname.endsWith('/cancel')) return 'cancelIntent'
  return request.method === 'GET' ? 'readIntent' : 'openIntent'
}

/** Creates the real server on a real database, with the real card stand-in as its provider, for many walks. */
export async function openWalkMarket() {
  const database = await openTestDatabase()
  await migrate(database)
  await database.execute(WORLD)
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const clock = () => time.now
  const standIn = await createCardStandIn({ database, now: clock })
  // Thousands of walks leave as many intents, which are queried after every step.
  await database.execute(`create index on cards_intents ((metadata->>'bookingId'));
    create index on cards_charges (intent)`)
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  let provider: Wire | null = null
  const market = await createAppContext({
    database,
    clock,
    identity: { issuer, audience, keys: async () => publicKey, ...fakeIdentities() },
    cards: stripeProvider({
      secretKey: standIn.secretKey,
      webhookSecret: standIn.webhookSecret,
      fetch: (input, init) => (provider?.fetch ?? standIn.fetch)(input, init),
    }),
  })
  const app = createApp({
    config: { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] },
    appContext: market,
    standins: [new Hono().route('/standins/cards', standIn.routes)],
    clientFiles: null,
    log: () => undefined,
  })
  let products = 0

  return {
    app,
    market,
    database,
    standIn,
    publishableKey: standIn.publishableKey,
    minutesPass(minutes: number) {
      time.now = new Date(time.now.getTime() + minutes * 60_000)
    },
    /** Replaces the wire between the server and the card provider. */
    wireProvider(tally: Tally): Wire {
      provider = createWire(providerRequest, (request) => standIn.fetch(request), tally)
      return provider
    },
    /** Removes a seller as an admin does. */
    async removeSeller({ email }: Person): Promise<void> {
      await app.request(`/remove-seller?email=${email}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await market.tokens.issue('ada')}` },
      })
    },
    /** Runs the jobs that the server runs every minute. */
    async runScheduledJobs(): Promise<void> {
      await checkCharges(market)
      await makeRefunds(market)
    },
    /** Returns an ID token as the identity provider would sign it now. */
    idTokenFor: (email: string) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject(`uid-${email}`)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.floor(clock().getTime() / 1000))
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + 3600)
        .sign(privateKey),
    /** Creates a product with a seller and two buyers of its own. */
    async createFixture(): Promise<Fixture> {
      products += 1
      const id = (name: string) => `${name}${products}`
      const email = (name: string) => `${id(name)}@walks.test`
      await database.execute(`
        insert into users (id, name, email, role) values
          ('${id('sue')}', 'Sue', '${email('sue')}', 'seller'),
          ('${id('ann')}', 'Ann', '${email('ann')}', 'buyer'),
          ('${id('bob')}', 'Bob', '${email('bob')}', 'buyer');
        insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                              condition, purchase_year, contact, location)
          values ('${id('p')}', '${id('sue')}', 'music', 'Guitar', '/guitar.avif', 5000, 9900, 'good', 2020, '555', 'Lund');`)
      return {
        productId: id('p'),
        seller: { id: id('sue'), email: email('sue') },
        ann: { id: id('ann'), email: email('ann') },
        bob: { id: id('bob'), email: email('bob') },
      }
    },
  }
}

export type WalkMarket = Awaited<ReturnType<typeof openWalkMarket>>

export type Person = { id: string; email: string }

export type Fixture = { productId: string; seller: Person; ann: Person; bob: Person }

/** Returns the body of a client's request that books the stall's product. */
export function bookingOf(stall: Fixture, buyer: Person) {
  return {
    fullName: 'A buyer',
    email: buyer.email,
    productName: 'Guitar',
    price: 50,
    phoneNumber: '070',
    location: 'the station',
    productId: stall.productId,
    image: '/guitar.avif',
    sellerEmail: stall.seller.email,
    sellerContact: '555',
    sellerLocation: 'Lund',
  }
}
