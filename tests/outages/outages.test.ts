import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { isUnavailable } from '../../server/database/database.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { type Cluster, startCluster } from '../database/cluster.ts'

let dataDir = ''
let cluster: Cluster | null = null
let server: RunningServer | null = null
let missing = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-outage-'))
  try {
    cluster = await startCluster()
  } catch (error) {
    missing = `No PostgreSQL here: ${error instanceof Error ? error.message : String(error)}`
    return
  }
  const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, PORT: '0', DEMO: '0' }
  server = await startServer({ config: readConfig(env), client: 'none' })
})
afterAll(async () => {
  await server?.close()
  await cluster?.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(path: string): Promise<{ status: number; fields: unknown }> {
  const response = await fetch(`${server?.origin}${path}`)
  return { status: response.status, fields: await response.json() }
}

const unavailable = { status: 503, fields: { status: 503, code: 'database-unavailable' } }

describe('an outage of PostgreSQL while the server runs', () => {
  test('makes calls return 503 until PostgreSQL is back', async ({ skip }) => {
    if (cluster === null) return skip(missing)
    expect((await ask('/readyz')).status).toBe(200)
    await cluster.stop()
    expect(await ask('/readyz')).toMatchObject(unavailable)
    const productList = await ask('/get-categories')
    expect(productList).toMatchObject(unavailable)
    expect(JSON.stringify(productList.fields)).not.toMatch(/postgres|127\.0\.0\.1|ECONN/i)
    expect((await ask('/healthz')).status).toBe(200)
    await cluster.start()
    expect((await ask('/readyz')).status).toBe(200)
    expect(await ask('/get-categories')).toEqual({ status: 200, fields: [] })
  })
  test('fails and rolls back a transaction in progress', async ({ skip }) => {
    if (cluster === null || server === null) return skip(missing)
    const { database } = server
    const asked = database.transaction(async (transaction) => {
      await transaction.execute(`insert into categories (id, name, position) values ('a', 'A', 1)`)
      await cluster?.stop()
      await transaction.query('select 1')
    })
    await expect(asked).rejects.toSatisfy(isUnavailable)
    await cluster.start()
    expect(await database.query('select id from categories')).toEqual([])
  })
})
