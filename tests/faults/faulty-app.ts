import { rm } from 'node:fs/promises'
import { get } from 'node:http'
import { generateKeyPair, SignJWT } from 'jose'
import { readConfig } from '../../server/config/config.ts'
import { startServer } from '../../server/start.ts'
import type { Product } from '../../src/domain/product.ts'
import type { Role } from '../../src/domain/user.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { createPostgresDatabase } from '../database/test-database.ts'
import { fakeIdentities } from '../server/fake-identities.ts'
import { createFaultInjector } from './fault-injector.ts'

const issuer = 'https://identity.test'
const audience = 'faults'
export const PASSWORD = 'second-hand'

export type Person = { id: string; name: string; email: string; role: Role }

/** The product and the users of one trial; no other trial touches them. */
export type TestData = { product: Product; buyer: Person; seller: Person; admin: Person }

export type FaultyApp = Awaited<ReturnType<typeof openFaultyApp>>

/** Starts the embedded server on a free port, with faults that tests can inject into its calls. */
export async function openFaultyApp() {
  const dataDir = await makeDataDir()
  const own = await createPostgresDatabase()
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const faultInjector = createFaultInjector()
  const server = await startServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
      ...(own && { DATABASE_URL: own.url }),
    }),
    client: 'none',
    identity: { issuer, audience, keys: async () => publicKey, ...fakeIdentities() },
    around: faultInjector.around,
  })
  const { origin, database } = server
  await database.execute(`insert into categories (id, name, position) values ('music', 'Music', 1)`)
  let stalls = 0
  let regular: Person | null = null
  const person = (name: string, role: Role): Person => {
    const id = `${name}${stalls}`
    return { id, name, email: `${id}@faults.test`, role }
  }

  return {
    origin,
    database,
    breakdown: faultInjector,
    /** Resolves when the server has received every request that was sent before this call. */
    hears: () =>
      new Promise<void>((heard, fail) => {
        // A new connection is handled after all the others.
        get(`${origin}/healthz`, { agent: false }, (answer) => answer.resume().on('end', heard)).on(
          'error',
          fail,
        )
      }),
    /** Counts the rows of a query: 'from bookings where …'. */
    async count(from: string, parameters: readonly string[]): Promise<number> {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count ${from}`,
        [...parameters],
      )
      return row?.count ?? 0
    },
    /** Returns an ID token, as the identity provider would sign it. */
    idTokenFor: (email: string) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject(`uid-${email}`)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    async createTestData(): Promise<TestData> {
      stalls += 1
      const [buyer, seller, admin] = [
        person('bea', 'buyer'),
        person('sue', 'seller'),
        person('ada', 'admin'),
      ]
      const productId = `product${stalls}`
      // Hide the users and products of earlier trials, so that lists stay short.
      await database.execute(
        `update users set removed_at = now() where removed_at is null;
         update products set is_sold = true where not is_sold;`,
      )
      for (const { id, name, email, role } of [buyer, seller, admin]) {
        await database.query('insert into users (id, name, email, role) values ($1, $2, $3, $4)', [
          id,
          name,
          email,
          role,
        ])
      }
      await database.query(
        `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                               condition, purchase_year, contact, location, is_advertised)
           values ($1, $2, 'music', 'Guitar', '/guitar.avif', 5000, 9900, 'good', 2020, '555', 'Lund', false)`,
        [productId, seller.id],
      )
      const response = await fetch(`${origin}/v2/category/music`)
      const products: Product[] = await response.json()
      const product = products.find(({ _id }) => _id === productId)
      if (product === undefined) throw new Error('The product is not on its shelf.')
      return { product, buyer, seller, admin }
    },
    /** Returns a seller with a password; hashing takes long, so all trials share one. */
    async openRegular(): Promise<Person> {
      if (regular === null) {
        regular = person('lou', 'seller')
        await signUp(origin, regular.email)
      }
      const { id, name, email, role } = regular
      await database.query(
        `insert into users (id, name, email, role) values ($1, $2, $3, $4)
           on conflict (id) do update set removed_at = null`,
        [id, name, email, role],
      )
      return regular
    },
    /** Returns a user whom the market does not know yet. */
    newcomer(): Person {
      stalls += 1
      return person('nan', 'buyer')
    },
    async close(): Promise<void> {
      await server.close()
      await own?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function signUp(origin: string, email: string): Promise<void> {
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
}
