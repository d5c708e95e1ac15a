import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditFlows } from '../../server/flows/audit.ts'
import { flows } from '../../server/use-cases/market-flows.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { type ServerProcess, startProcess } from '../served/server-process.ts'
import { book, type Buyer, pay, purchase } from '../../tools/crashes/purchase.ts'
import { Shop, signUp, textIn } from '../../tools/crashes/shop.ts'
import { computeTotals } from '../../tools/crashes/totals.ts'
import { listGuitars, withDatabase } from '../../tools/crashes/trial.ts'
import { countReminders, scheduleReminders } from './reminders.ts'
import { listen } from './server-pair.ts'
import { createPostgresDatabase } from '../database/test-database.ts'
import { unpackVersionBefore } from '../../tools/migrations/version-before.ts'

const ITEMS = 6
const productIds = Array.from({ length: ITEMS }, (_, index) => `p${index}`)
const [alone = '', begun = '', ...raced] = productIds

const ends: (() => Promise<void> | void)[] = []
let missing = ''
/** The version of the machine of orders in the version before. */
let ordersBefore = 0
let where = { databaseUrl: '', dataDir: '' }
/** The present server, and that of the version before on the schema that the present one has made. */
let [present, old]: ServerProcess[] = []
let shops: readonly [Shop, Shop]
let buyers: readonly [Buyer, Buyer]

const ask = <Result>(work: Parameters<typeof withDatabase<Result>>[1]) => withDatabase(where, work)
const start = (main?: string) =>
  startProcess(
    { DATABASE_URL: where.databaseUrl, DATA_DIR: where.dataDir },
    main === undefined ? main : { command: process.execPath, args: [main] },
  )

function orderVersionIn(main: string): number {
  const source = readFileSync(join(dirname(main), 'orders', 'order.ts'), 'utf8')
  return Number(/^ {2}version: (\d+),$/m.exec(source)?.[1])
}

beforeAll(async () => {
  const own = await createPostgresDatabase()
  if (own === null) return
  ends.push(() => own.drop())
  let version
  try {
    version = unpackVersionBefore()
  } catch (error) {
    missing = error instanceof Error ? error.message : String(error)
    return
  }
  ends.push(version.remove)
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-versions-'))
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  where = { databaseUrl: own.url, dataDir }
  ordersBefore = orderVersionIn(version.main)
  present = await start()
  ends.push(() => present?.end('SIGTERM'))
  old = await start(version.main)
  ends.push(() => old?.end('SIGTERM'))
  await ask((database) => listGuitars(database, ITEMS))
  shops = [new Shop(present.origin), new Shop(old.origin)]
  const [near, far] = shops
  buyers = [
    { email: 'ann@crashes.test', token: await signUp(near, 'ann@crashes.test') },
    { email: 'bob@crashes.test', token: await signUp(far, 'bob@crashes.test') },
  ]
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
beforeEach(({ skip }) => {
  if (missing !== '') skip(`The version before is not here: ${missing}`)
})

test('the version before sells on the schema after, alone and together with the present version', async () => {
  const [[near, far], [ann, bob]] = [shops, buyers]
  expect(await purchase(far, alone, bob)).toBe('bought')
  const bookingId = (await book(near, begun, ann)) ?? ''
  expect(await pay(far, bookingId, begun, ann)).toBe('bought')
  for (const productId of raced) {
    const both = [purchase(near, productId, ann), purchase(far, productId, bob)]
    expect((await Promise.all(both)).toSorted()).toEqual(['bought', 'missed'])
  }
  for (const { acknowledged } of shops) {
    const totals = await ask((database) => computeTotals(database, productIds, acknowledged))
    expect(totals).toMatchObject({ sales: ITEMS, problems: [] })
  }
})

test('a listing of the version before is for sale by the present one, and both hear of messages', async () => {
  const [[near, far], [ann, bob]] = [shops, buyers]
  const seller = await signUp(far, 'sven@crashes.test', 'seller')
  const listed = await far.call('POST', '/add-product', seller, {
    productName: 'Chair',
    image: 'https://pictures.example/chair.webp',
    askingPrice: 20,
    retailPrice: 40,
    productCondition: 'good',
    categoryId: 'guitars',
    purchaseYear: 2020,
    description: 'It has four legs.',
    contact: '555',
    location: 'Lund',
  })
  const productId = textIn(listed, 'insertedId')
  const { fields } = await near.call('GET', `/products/${productId}`, ann.token)
  expect(fields).toMatchObject({ availability: 'forSale', product: { productName: 'Chair' } })

  const ways = [
    { hearing: present, writing: far, buyer: ann },
    { hearing: old, writing: near, buyer: bob },
  ]
  for (const { hearing, writing, buyer } of ways) {
    const live = await listen(hearing?.origin ?? '', seller)
    await live.until('event: reset')
    const message = { id: randomUUID(), text: 'Is it still there?' }
    const path = `/conversations/${productId}/messages`
    expect(await writing.call('POST', path, buyer.token, message)).toMatchObject({ status: 200 })
    await live.until('event: conversation')
    await live.close()
  }
})

test('the version before fires the deadlines of both, after a rollback', async ({ skip }) => {
  if (ordersBefore !== orderFlow.version) {
    skip('A new version of the machine of orders needs a stop of all servers (docs/postgresql.md).')
  }
  await present?.end('SIGTERM')
  const orders = await ask((database) => scheduleReminders(database, 1))
  expect(orders).toHaveLength(ITEMS)
  const countFired = () =>
    ask(async (database) => [...(await countReminders(database, orders)).values()])
  await expect.poll(countFired).toEqual(orders.map(() => 1))
  present = await start()
  expect(await countFired()).toEqual(orders.map(() => 1))
  for (const flow of flows) {
    expect(await ask(async (database) => (await auditFlows(database, flow)).breach)).toBeNull()
  }
})
