import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { type Database, onlyRow } from '../../server/database/database.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { Shop, signUp } from '../../tools/crashes/shop.ts'
import { listGuitars } from '../../tools/crashes/trial.ts'
import { type Cluster, startCluster } from '../database/cluster.ts'
import { listen } from './server-pair.ts'
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts'

const READ = 'replica - public data is read from the replica'
const LEFT = 'replica - public data is read from the primary'
const PATIENCE = { timeout: 30_000, interval: 50 }

let dataDir = ''
let cluster: Cluster
let replica: Pick<Cluster, 'url' | 'stop' | 'start'>
let proxy: SilentProxy
let standby: Database
let server: RunningServer
const lines: string[] = []
/** How many lines of the replica are of the tests before. */
let before = 0
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  dataDir = await makeDataDir()
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  cluster = await startCluster()
  ends.push(() => cluster.remove())
  replica = await cluster.addReplica()
  proxy = await startSilentProxy(replica.url)
  ends.push(() => proxy.close())
  await startMarket()
  ends.push(() => server.close())
  await listGuitars(server.database, 1)
  standby = await openPostgres(replica.url)
  ends.push(() => standby.close())
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
beforeEach(async () => {
  await logged(READ)
  before = told().length
})

async function startMarket(): Promise<void> {
  const env = { DATABASE_URL: cluster.url, DATABASE_READ_URL: proxy.url, DATA_DIR: dataDir }
  server = await startServer({
    config: readConfig({ ...env, PORT: '0', DEMO: '0' }),
    client: 'none',
    log: (line) => lines.push(line),
  })
}

const told = () => lines.filter((line) => line.startsWith('replica - '))
/** Waits until this is the last line of the replica; guests go on reading. */
const logged = (line: string | RegExp) =>
  vi.waitFor(async () => {
    await nameFor('guest')
    expect(told().at(-1)).toMatch(line)
  }, PATIENCE)

/** Returns the name of the product as a guest sees it, or a browser that has just written. */
async function nameFor(who: 'guest' | 'maker'): Promise<string> {
  const headers = who === 'maker' ? { cookie: 'recent-write=1' } : {}
  const response = await fetch(`${server.origin}/products/p0`, { headers })
  expect(response.status).toBe(200)
  const { product } = (await response.json()) as { product: { productName: string } }
  return product.productName
}

const rename = (name: string) =>
  server.database.query('update products set name = $1 where id = $2', [name, 'p0'])
const renameForGuests = async (name: string) => {
  await rename(name)
  await vi.waitFor(async () => expect(await nameFor('guest')).toBe(name), PATIENCE)
}

async function pause(): Promise<void> {
  await standby.execute('select pg_wal_replay_pause()')
  await vi.waitFor(async () => {
    const [row] = await standby.query<{ state: string }>(
      'select pg_get_wal_replay_pause_state() as state',
    )
    expect(row?.state).toBe('paused')
  }, PATIENCE)
}
const resume = () => standby.execute('select pg_wal_replay_resume()')

describe('a replica that lags', () => {
  test('is what guests read, and the maker of a change reads the primary', async () => {
    await renameForGuests('Lute')
    await pause()
    await rename('Banjo')
    expect(await nameFor('maker')).toBe('Banjo')
    expect(await nameFor('guest')).toBe('Lute')
    await resume()
    await vi.waitFor(async () => expect(await nameFor('guest')).toBe('Banjo'), PATIENCE)
  })
  test('by more than some seconds is left, until it has caught up', async () => {
    await pause()
    await rename('Cello')
    const began = performance.now()
    await vi.waitFor(async () => expect(await nameFor('guest')).toBe('Cello'), PATIENCE)
    expect(performance.now() - began).toBeLessThan(10_000)
    await logged(/from the primary.*: it lags by several seconds$/)
    await resume()
    await logged(READ)
  })
  test('holds live updates back: who is told of a change reads it', async () => {
    await renameForGuests('Flute')
    const token = await signUp(new Shop(server.origin), 'ann@example.test')
    const { id } = onlyRow(
      await server.database.query<{ id: string }>(`select id from users where email like 'ann@%'`),
    )
    const live = await listen(server.origin, token)
    await live.until('event: reset')
    await pause()
    const notified = Promise.withResolvers<void>()
    const stop = await server.database.listen('journal', {
      onMessage: () => notified.resolve(),
      onGap: () => undefined,
    })
    await server.database.transaction(async (transaction) => {
      await transaction.query(`update products set name = 'Oboe' where id = 'p0'`)
      await transaction.query(
        `insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
           values ('order', 'o1', 1, '{}', '{}', 1, false, now())`,
      )
      await transaction.query(
        `insert into journal (flow, flow_id, seq, at, event, to_value, readers)
           values ('order', 'o1', 1, now(), '{}', '{}', array[$1])`,
        [id],
      )
    })
    const hearing = live.until('event: order').then(() => nameFor('guest'))
    await notified.promise
    // Without the wait, the stream has the message before these answers.
    for (let asked = 0; asked < 3; asked += 1) expect(await nameFor('guest')).toBe('Flute')
    await stop()
    await resume()
    expect(await hearing).toBe('Oboe')
    await live.close()
  })
})

describe('a replica that is away', () => {
  /** Reads as several guests do, until `during` is done, and returns how long the longest read took. */
  async function readDuring(during: () => Promise<unknown>): Promise<number> {
    const over = new AbortController()
    let longest = 0
    const guest = async () => {
      while (!over.signal.aborted) {
        const began = performance.now()
        await nameFor('guest')
        longest = Math.max(longest, performance.now() - began)
      }
    }
    const guests = Promise.all(Array.from({ length: 4 }, guest))
    await during().finally(() => over.abort())
    await guests
    return longest
  }

  test('because it was stopped leads to the primary, and no request fails', async () => {
    await readDuring(async () => {
      await replica.stop()
      await logged(LEFT)
    })
    await renameForGuests('Harp')
    await replica.start()
    await logged(READ)
    expect(told().slice(before)).toHaveLength(2)
  })
  test('because it answers nothing any more leads to the primary soon, and no request fails', async () => {
    const longest = await readDuring(async () => {
      proxy.setSilent(true)
      await logged(LEFT)
      await renameForGuests('Drum')
    })
    expect(longest).toBeLessThan(10_000)
    proxy.setSilent(false)
    await logged(READ)
    expect(told().slice(before)).toHaveLength(2)
  })
  test('when the server starts is said in one line, and read as soon as it is there', async () => {
    await replica.stop()
    await server.close()
    await startMarket()
    expect(told().slice(before)).toEqual([expect.stringContaining(LEFT)])
    await renameForGuests('Bell')
    await replica.start()
    await logged(READ)
  })
})
