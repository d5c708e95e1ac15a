import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, type Buyer, pay, purchase } from '../tools/crashes/purchase.ts'
import { computeTotals } from '../tools/crashes/totals.ts'
import { Shop, signUp } from '../tools/crashes/shop.ts'
import { listGuitars, withDatabase } from '../tools/crashes/trial.ts'
import { type ServerProcess, startProcess } from '../server-process.ts'
import { lendDemoPictures } from '../made-once/demo-data.ts'
import { createPostgresDatabase } from './test-database.ts'

const ITEMS = 8
const productIds = Array.from({ length: ITEMS }, (_, index) => `p${index}`)
const last = `p${ITEMS}`

let databaseUrl = ''
let dataDir = ''
let servers: readonly ServerProcess[] = []
let drop = async () => undefined as void

beforeAll(async () => {
  const own = await createPostgresDatabase()
  if (own === null) return
  databaseUrl = own.url
  drop = own.drop
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-servers-'))
  await lendDemoPictures(dataDir)
  const env = { DATABASE_URL: own.url, DATA_DIR: dataDir, DEMO: '1' }
  servers = await Promise.all([startProcess(env), startProcess(env)])
  await withDatabase(here(), (database) => listGuitars(database, ITEMS + 1))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await rm(dataDir, { recursive: true, force: true })
  await drop()
})

const here = () => ({ databaseUrl, dataDir })

test('servers that start concurrently on an empty database create the demo data once', async () => {
  const [counts] = await withDatabase(here(), (database) =>
    database.query<{ names: number; rows: number }>(
      `select count(distinct name)::int as names, count(*)::int as rows from products where name <> 'Guitar'`,
    ),
  )
  expect(counts?.rows).toBeGreaterThan(0)
  expect(counts?.names).toBe(counts?.rows)
})

test('O2: if two buyers pay concurrently on two servers, one gets the item and the other no net charge', async () => {
  const shops = servers.map(({ origin }) => new Shop(origin))
  const buyers = await Promise.all(
    shops.map(async (shop, index): Promise<{ shop: Shop; buyer: Buyer }> => {
      const email = `racer${index}@crashes.test`
      return { shop, buyer: { email, token: await signUp(shop, email) } }
    }),
  )
  const outcomes = await Promise.all(
    productIds.map((productId) =>
      Promise.all(buyers.map(({ shop, buyer }) => purchase(shop, productId, buyer))),
    ),
  )
  expect(outcomes.map((both) => both.toSorted())).toEqual(
    productIds.map(() => ['bought', 'missed']),
  )
  for (const { acknowledged } of shops) {
    const totals = await withDatabase(here(), (database) =>
      computeTotals(database, productIds, acknowledged),
    )
    expect(totals).toMatchObject({ sales: ITEMS, problems: [] })
  }
}, 60_000)

test('P3: a payment that is saved on both servers concurrently is recorded once', async () => {
  const [first, second] = servers.map(({ origin }) => new Shop(origin))
  if (first === undefined || second === undefined) throw new Error('Two servers were wanted.')
  const buyer = { email: 'teller@crashes.test', token: await signUp(first, 'teller@crashes.test') }
  const bookingId = (await book(first, last, buyer)) ?? ''
  const both = await Promise.all([first, second].map((shop) => pay(shop, bookingId, last, buyer)))
  expect(both).toEqual(['bought', 'bought'])
  const totals = await withDatabase(here(), (database) =>
    computeTotals(database, [last], first.acknowledged),
  )
  expect(totals).toMatchObject({ charges: 1, sales: 1, refunds: 0, problems: [] })
}, 60_000)

test('a buyer who listens on one server hears of what the other one does with the order', async () => {
  const [near, far] = servers.map(({ origin }) => origin)
  if (near === undefined || far === undefined) throw new Error('Two servers were wanted.')
  const authorization = `Bearer ${await signUp(new Shop(near), 'teller@crashes.test')}`
  const listed = await fetch(`${near}/orders`, { headers: { authorization } })
  const [order] = (await listed.json()) as { _id: string }[]
  const live = await fetch(`${near}/live`, {
    headers: { authorization, accept: 'text/event-stream' },
  })
  const reader = (live.body ?? new ReadableStream())
    .pipeThrough(new TextDecoderStream())
    .getReader()
  expect((await reader.read()).value).toContain('event: reset')
  const sent = await fetch(`${far}/orders/${order?._id}/events`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'buyer.confirm' }),
  })
  expect(await sent.json()).toMatchObject({ state: 'received', position: 'releasing' })
  expect((await reader.read()).value).toContain(
    `event: order\ndata: {"_id":"${order?._id}","seq":2}`,
  )
  await reader.cancel()
}, 60_000)
