import { rm } from 'node:fs/promises'
import { vi } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { makeDataDir } from '../database/empty-database.ts'

const STOCK = `
  insert into users (id, name, email, role) values ('sue', 'Sue Sellersdottir', 'sue@example.test', 'seller');
  insert into categories (id, name, position) values ('music', 'Music', 1);
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
    purchase_year, contact, location)
    values ('p1', 'sue', 'music', 'Guitar', '/g.avif', 5000, 9900, 'good', 2020, '555-0199', 'Lund')`

/** Starts a server with one product for sale. The exporters of OpenTelemetry read these variables themselves. */
export async function startTraced(
  env: Record<string, string>,
  log: (line: string) => void = () => undefined,
) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const dataDir = await makeDataDir()
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...env })
  const server = await startServer({ config, client: 'none', log })
  await server.database.execute(STOCK)
  return {
    ...server,
    /** Stops the server, which sends what is left to the collector, and deletes its data. */
    async stop() {
      await server.close()
      await rm(dataDir, { recursive: true })
      vi.unstubAllEnvs()
    },
  }
}

/** Private data that the buyer types or gets. */
export const PRIVATE = {
  email: 'ann.buyer@example.test',
  name: 'Ann Buyerdottir',
  phone: '070-1234567',
  place: 'the fountain',
  password: 'second-hand',
}

/** The buyer signs up, books and pays; returns the tokens and ids of that. */
export async function buyGuitar({ origin }: Pick<RunningServer, 'origin'>) {
  const call = async (method: string, path: string, bearer: string, json?: object) => {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return (await response.json()) as Record<string, string>
  }
  const { email, name, password, phone, place } = PRIVATE
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
  const { idToken = '' } = await call('POST', signUp, '', {
    email,
    password,
    returnSecureToken: true,
  })
  await call('PUT', '/user', idToken, { name, email, role: 'buyer' })
  const { accessToken = '' } = await call('GET', `/jwt?email=${email}`, idToken)
  const item = { email, productId: 'p1', productName: 'Guitar', price: 50 }
  const { upsertedId: bookingId = '' } = await call('PUT', '/book-product', accessToken, {
    ...item,
    sellerEmail: 'sue@example.test',
    phoneNumber: phone,
    location: place,
  })
  const { clientSecret = '' } = await call('POST', '/create-payment-intent', accessToken, {
    price: 50,
    bookingId,
    productId: 'p1',
  })
  const [transactionId = ''] = clientSecret.split('_secret')
  await fetch(`${origin}/standins/cards/v1/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_standin' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret }),
  })
  const payment = { ...item, transactionId, bookingId, transactionTime: new Date().toISOString() }
  const { insertedId = '' } = await call('POST', '/save-payment-info', accessToken, payment)
  return { idToken, accessToken, bookingId, clientSecret, transactionId, orderId: insertedId }
}
