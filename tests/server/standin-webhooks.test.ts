import { rm } from 'node:fs/promises'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { fakeIdentities } from './fake-identities.ts'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'

const issuer = 'https://identity.test'
const audience = 'told'
const { publicKey, privateKey } = await generateKeyPair('RS256')
const email = 'ann@example.test'

let dataDir: string
let server: RunningServer
beforeAll(async () => {
  dataDir = await makeDataDir()
  server = await startServer({
    config: readConfig({ DATA_DIR: dataDir, DEMO: '0', PORT: '0' }),
    client: 'none',
    identity: { issuer, audience, keys: async () => publicKey, ...fakeIdentities() },
    cardEvents: true,
  })
  await server.database.execute(`
    insert into users (id, name, email, role) values
      ('sue', 'Sue', 'sue@example.test', 'seller'), ('ann', 'Ann', '${email}', 'buyer');
    insert into categories (id, name, position) values ('music', 'Music', 1);
    insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
      purchase_year, contact, location)
      values ('p1', 'sue', 'music', 'Guitar', '/g.avif', 5000, 9900, 'good', 2020, '555', 'Lund');
    insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
      values ('b1', 'p1', 'ann', 5000, '070', 'the station')`)
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

async function ask(method: string, path: string, bearer: string, body?: object | URLSearchParams) {
  const isForm = body instanceof URLSearchParams
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  return (await response.json()) as Record<string, string>
}

test('P5: a buyer who closes the browser right after the charge owns the item', async () => {
  const proof = await new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject('uid-ann')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
  const { accessToken = '' } = await ask('GET', `/jwt?email=${email}`, proof)
  const intent = { price: 50, bookingId: 'b1', productId: 'p1' }
  const { clientSecret = '' } = await ask('POST', '/create-payment-intent', accessToken, intent)
  const [id = ''] = clientSecret.split('_secret')
  const card = new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret })
  const confirm = `/standins/cards/v1/payment_intents/${id}/confirm`
  expect((await ask('POST', confirm, 'pk_test_standin', card))['status']).toBe('succeeded')

  await vi.waitFor(
    async () =>
      expect(await ask('GET', `/book-product?email=${email}`, accessToken)).toMatchObject([
        { isPaid: true, boughtBy: email },
      ]),
    { timeout: WAIT_TIMEOUT, interval: 50 },
  )
})
