import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { StartError } from '../../server/config/start-error.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { startS3 } from '../standins/s3-server.ts'

let dataDir: string
const running: RunningServer[] = []

beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
  await rm(dataDir, { recursive: true })
})

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...env })
  const server = await startServer({ config, client: 'none' })
  running.push(server)
  return server
}

const STOCK = `
  insert into users (id, name, email, role) values ('sue', 'Sue', 'sue@example.test', 'seller');
  insert into categories (id, name, position) values ('music', 'Music', 1);
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
    purchase_year, contact, location)
    values ('p1', 'sue', 'music', 'Guitar', '/g.avif', 5000, 9900, 'good', 2020, '555', 'Lund')`

test('P5: with the stand-ins, a buyer signs up, books, pays by card and owns the item', async () => {
  const { origin, database } = await start()
  await database.execute(STOCK)
  const call = async (method: string, path: string, bearer: string, json?: object) => {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    return (await response.json()) as Record<string, string>
  }
  const email = 'ann@example.test'
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
  const credentials = { email, password: 'second-hand', returnSecureToken: true }
  const { idToken = '' } = await call('POST', signUp, '', credentials)
  await call('PUT', '/user', idToken, { name: 'Ann', email, role: 'buyer' })
  const { accessToken = '' } = await call('GET', `/jwt?email=${email}`, idToken)
  const item = { email, productId: 'p1', productName: 'Guitar', price: 50 }
  const { upsertedId: bookingId } = await call('PUT', '/book-product', accessToken, {
    ...item,
    sellerEmail: 'sue@example.test',
    phoneNumber: '070',
    location: 'the station',
  })
  const { clientSecret = '' } = await call('POST', '/create-payment-intent', accessToken, {
    price: 50,
    bookingId,
    productId: 'p1',
  })
  const [transactionId = ''] = clientSecret.split('_secret')
  const confirmed = await fetch(
    `${origin}/standins/cards/v1/payment_intents/${transactionId}/confirm`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_standin' },
      body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret }),
    },
  )
  expect(await confirmed.json()).toMatchObject({ status: 'succeeded' })
  const payment = { ...item, transactionId, bookingId, transactionTime: new Date().toISOString() }
  const saved = await call('POST', '/save-payment-info', accessToken, payment)
  expect(saved).toMatchObject({ insertedId: expect.stringMatching(/./) })
  const orders = await call('GET', `/book-product?email=${email}`, accessToken)
  expect(orders).toMatchObject([{ isPaid: true, boughtBy: email }])
})

test('a restart keeps the data and the key of the access tokens', async () => {
  const first = await start()
  await first.database.execute(STOCK)
  const key = `select value from secrets where name = 'access-token-key'`
  const before = await first.database.query(key)
  await first.close()
  const second = await start()
  expect(await second.database.query('select id from products')).toEqual([{ id: 'p1' }])
  expect(await second.database.query(key)).toEqual(before)
})

async function lineOf(starting: Promise<unknown>): Promise<string> {
  const error = await starting.catch((thrown: unknown) => thrown)
  return error instanceof StartError ? error.message : `not a StartError: ${String(error)}`
}

describe('the start of the server', () => {
  test('reports a taken port in one line', async () => {
    const other = createServer()
    const port = await new Promise<string>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address !== null ? String(address.port) : '')
      })
    })
    const line = await lineOf(start({ PORT: port }))
    other.close()
    expect(line).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it or set PORT to another.`,
    )
  })
  test('reports a data folder that cannot be created', async () => {
    const file = join(dataDir, 'file')
    await writeFile(file, '')
    expect(await lineOf(start({ DATA_DIR: join(file, 'data') }))).toMatch(/^DATA_DIR .*ENOTDIR/)
  })
  test('reports a data folder that another server uses', async () => {
    await start()
    expect(await lineOf(start())).toMatch(/^Another server \(process \d+\) has the data/)
  })
  test('ignores the file that a killed server leaves, also when its process id is used again', async () => {
    await writeFile(join(dataDir, 'lock'), `${process.ppid}\n`)
    expect((await start()).origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })
  test('reports an unreachable database without its password', async () => {
    const line = await lineOf(openPostgres('postgres://market:hunter2@127.0.0.1:1/market'))
    expect(line).toBe(
      'The database at DATABASE_URL (127.0.0.1:1/market) cannot be opened: nothing listens there (ECONNREFUSED).',
    )
  })
  test('reports a bucket for the pictures that does not exist', async () => {
    const s3 = await startS3()
    try {
      const line = await lineOf(start({ ...s3.env, S3_BUCKET: 'paintings' }))
      expect(line).toMatch(
        /^The bucket in S3_BUCKET \(paintings at .*: there is none of this name\.$/,
      )
    } finally {
      await s3.remove()
    }
  })
  test('reports demo data behind a real identity provider', async () => {
    const first = await start()
    await first.database.execute(
      `insert into users (name, email, role) values ('Admin', 'admin@loppis.test', 'admin')`,
    )
    await first.close()
    expect(await lineOf(start({ IDENTITY_PROJECT: 'my-market-1' }))).toContain('demo world')
  })
})

test("a server with its pictures in a folder does not load Amazon's SDK", async () => {
  const script = `
    await import(${JSON.stringify(new URL('../../server/start.ts', import.meta.url).href)})
    const { createRequire } = await import('node:module')
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    console.log(loaded.filter((path) => path.includes('@aws-sdk')).length)`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ])
  expect(stdout).toBe('0\n')
})
