import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { type ServerProcess, startProcess } from '../served/server-process.ts'
import { type Buyer, book } from '../../tools/crashes/purchase.ts'
import { Shop, signUp } from '../../tools/crashes/shop.ts'
import { listGuitars, withDatabase } from '../../tools/crashes/trial.ts'
import { shiftedClock } from '../../tools/failover/shifted-clock.ts'
import { createPostgresDatabase } from '../database/test-database.ts'

const HOUR_SECONDS = 3600
let servers: readonly ServerProcess[] = []
let end = async () => undefined as void

/** Two servers on one database: the clock of the first one is right, that of the second one an hour ahead. */
beforeAll(async () => {
  const own = await createPostgresDatabase()
  if (own === null) return
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-wrong-clock-'))
  await withDatabase({ databaseUrl: own.url, dataDir }, async (database) => {
    await migrate(database)
    await listGuitars(database, 1)
  })
  const env = { DATABASE_URL: own.url, DATA_DIR: dataDir }
  servers = [await startProcess(env), await startProcess({ ...env, ...shiftedClock(HOUR_SECONDS) })]
  end = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await own.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => end())

/** Returns the two servers: the one whose clock is right, and the one whose clock is ahead. */
function shops(): { right: Shop; ahead: Shop } {
  const [right, ahead] = servers.map(({ origin }) => new Shop(origin))
  if (right === undefined || ahead === undefined)
    throw new Error('Two servers need a PostgreSQL database.')
  return { right, ahead }
}

async function signUpAt(shop: Shop, name: string): Promise<Buyer> {
  const email = `${name}@crashes.test`
  return { email, token: await signUp(shop, email) }
}

/** Books the product and begins to pay. */
async function hold(shop: Shop, buyer: Buyer) {
  const bookingId = await book(shop, 'p0', buyer)
  const wanted = { price: 50, bookingId, productId: 'p0' }
  return shop.call('POST', '/create-payment-intent', buyer.token, wanted)
}

test('a token of one server is valid on another one whose clock is an hour ahead', async () => {
  const { right, ahead } = shops()
  const { token } = await signUpAt(right, 'cleo')
  expect(await ahead.call('GET', '/orders', token)).toMatchObject({ status: 200 })
})
test('an item that one buyer holds is held on a server whose clock is an hour ahead', async () => {
  const { right, ahead } = shops()
  expect(await hold(right, await signUpAt(right, 'ann'))).toMatchObject({ status: 200 })
  const second = await hold(ahead, await signUpAt(ahead, 'bob'))
  expect(second.fields).toMatchObject({ code: 'item-held' })
})
