import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import type { Page } from '../../server/database/page.ts'
import { listCategoryProducts } from '../../server/listings/products.ts'
import { createDatabase } from '../../tests/database/test-database.ts'
import { startProcess } from '../../tests/served/server-process.ts'
import { closedLoop, type Throughput } from './closed-loop.ts'
import { connectTo } from './plain-http.ts'

export const CATEGORIES = 8
const SELLERS = 100
export const PAGE = 24
export const CALLERS = 16

/** A server on PostgreSQL with the given number of products, and direct access to the same database. */
export type BigMarket = {
  /** Requests random pages of random categories from the server for the given time. */
  overHttp(encoding: 'gzip' | 'identity', milliseconds: number): Promise<Throughput>
  /** Runs the same page queries against the database, without the server. */
  byQuery(milliseconds: number): Promise<Throughput>
  close(): Promise<void>
}

export async function openBigMarket(clusterUrl: string, products: number): Promise<BigMarket> {
  const own = await createDatabase(clusterUrl)
  const database = await openPostgres(own.url)
  await migrate(database)
  await database.execute(filling(products))
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-big-market-'))
  const server = await startProcess({ DATABASE_URL: own.url, DATA_DIR: dataDir })
  const somewhere = () => {
    const place = Math.floor(Math.random() * products)
    return { categoryId: `c${place % CATEGORIES}`, after: `p${place}` }
  }
  return {
    async overHttp(encoding, milliseconds) {
      const connections = await Promise.all(
        Array.from({ length: CALLERS }, () => connectTo(server.port, encoding)),
      )
      const callers = connections.map((connection) => () => {
        const { categoryId, after } = somewhere()
        return connection.get(`/v2/category/${categoryId}?limit=${PAGE}&after=${after}`)
      })
      const throughput = await closedLoop(callers, milliseconds)
      for (const connection of connections) connection.close()
      return throughput
    },
    byQuery(milliseconds) {
      const callers = Array.from({ length: CALLERS }, () => async () => {
        const { categoryId, after } = somewhere()
        // Like the server, query one row more than the page holds, to know whether another page follows.
        const { sql, parameters } = await queryOf(categoryId, { limit: PAGE + 1, after })
        await database.query(sql, parameters)
      })
      return closedLoop(callers, milliseconds)
    },
    async close() {
      await server.end('SIGTERM')
      await database.close()
      await own.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Query = { sql: string; parameters: readonly unknown[] }

/** Returns the SQL that the server uses for a page, recorded by a fake database instead of executed. */
async function queryOf(categoryId: string, page: Page): Promise<Query> {
  const queries: Query[] = []
  const takingDown = {
    query: async (sql: string, parameters: readonly unknown[] = []) => {
      queries.push({ sql, parameters })
      return []
    },
    execute: async () => undefined,
  }
  await listCategoryProducts(takingDown, categoryId, page)
  const [query] = queries
  if (query === undefined || queries.length > 1) throw new Error('A page is one query.')
  return query
}

export const filling = (products: number) => `
  insert into users (id, name, email, role, is_verified)
    select 's' || i, 'Seller ' || i, 'seller' || i || '@bench.test', 'seller', i % 2 = 0
      from generate_series(0, ${SELLERS - 1}) i;
  insert into categories (id, name, position)
    select 'c' || i, 'Category ' || i, i from generate_series(0, ${CATEGORIES - 1}) i;
  insert into products (id, seller_id, category_id, name, image, image_sources, asking_price_cents, retail_price_cents,
                        condition, purchase_year, description, contact, location, is_sold, created_at)
    select 'p' || i, 's' || i % ${SELLERS}, 'c' || i % ${CATEGORIES}, 'Something ' || i, '/images/' || md5(i::text) || '.jpg',
           jsonb_build_object('avif', '/images/' || md5(i::text) || '-320.avif 320w',
                              'webp', '/images/' || md5(i::text) || '-320.webp 320w'),
           1000 + i % 9000, 20000, 'good', 2015, repeat('What it is, and how it has been kept. ', 4), '+1 555 0123',
           'Ballard, Seattle, WA', i % 10 = 9, now() - i * interval '1 second'
      from generate_series(0, ${products - 1}) i;
  analyze;`
