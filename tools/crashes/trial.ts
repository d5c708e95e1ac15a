import { rm } from 'node:fs/promises'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { makeDataDir } from '../../tests/database/empty-database.ts'
import { startProcess } from '../../tests/served/server-process.ts'
import { type Buyer, purchase } from './purchase.ts'
import { type Totals, computeTotals } from './totals.ts'
import { Shop, signUp } from './shop.ts'

const BUYERS = 6
const AT_ONCE = 12
/** Two buyers want every fourth product. */
const WANTED_TWICE = 4

type Plan = {
  purchases: number
  kills: number
  /** null selects PGlite in a folder. */
  databaseUrl: string | null
}

export type Report = Totals & {
  purchases: number
  kills: number
  requests: number
  unanswered: number
  seconds: number
}

/**
 * Runs purchases against a real server process that is killed with SIGKILL at random moments and restarted, and
 * compares the records afterwards. Each product must be sold in the end.
 */
export async function takeTrial({ purchases, kills, databaseUrl }: Plan): Promise<Report> {
  const started = performance.now()
  const dataDir = await makeDataDir()
  const where = { databaseUrl, dataDir }
  const productIds = Array.from({ length: purchases }, (_, index) => `p${index}`)
  try {
    await withDatabase(where, async (database) => {
      await migrate(database)
      await listGuitars(database, purchases)
    })
    const env = {
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    }
    let server = await startProcess(env)
    const restart = async () => {
      await server.end('SIGKILL')
      server = await startProcess({ ...env, PORT: String(server.port) })
    }
    const shop = new Shop(server.origin)
    try {
      await drive(shop, productIds, { restart, kills })
      // The next start settles what the last kill left unfinished.
      await restart()
    } finally {
      await server.end('SIGTERM')
    }
    const totals = await withDatabase(where, (database) =>
      computeTotals(database, productIds, shop.acknowledged),
    )
    const { requests, unanswered } = shop
    const seconds = (performance.now() - started) / 1000
    return { ...totals, purchases, kills: kills + 1, requests, unanswered, seconds }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Opens the database of a server, while the server runs or afterwards. */
export async function withDatabase<Result>(
  where: Parameters<typeof openDatabase>[0],
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(where)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Inserts the products p0, p1 and so on, of one seller, each for 50 dollars. */
export async function listGuitars(database: Database, products: number): Promise<void> {
  await database.execute(`
    insert into users (id, name, email, role) values ('sue', 'Sue', 'sue@crashes.test', 'seller');
    insert into categories (id, name, position) values ('guitars', 'Guitars', 1000);
    insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                          purchase_year, contact, location)
      select 'p' || n, 'sue', 'guitars', 'Guitar', '/g.avif', 5000, 9900, 'good', 2020, '555', 'Lund'
        from generate_series(0, ${products - 1}) n`)
}

async function drive(
  shop: Shop,
  productIds: readonly string[],
  { restart, kills }: { restart: () => Promise<void>; kills: number },
): Promise<void> {
  const buyers: Buyer[] = []
  for (let index = 0; index < BUYERS; index += 1) {
    const email = `buyer${index}@crashes.test`
    buyers.push({ email, token: await signUp(shop, email) })
  }
  const wishes = productIds.flatMap((productId, index) => {
    const wanting = index % WANTED_TWICE === 0 ? [index, index + 1] : [index]
    return wanting.map((n) => ({ productId, buyer: buyers[n % BUYERS] }))
  })
  const moments = Array.from({ length: kills }, () =>
    Math.ceil(Math.random() * wishes.length * 0.9),
  )
  let begun = 0
  let killing = Promise.resolve()
  const waiting = [...wishes]
  const work = async () => {
    for (let wish = waiting.shift(); wish !== undefined; wish = waiting.shift()) {
      begun += 1
      for (const moment of moments) if (moment === begun) killing = killing.then(restart)
      if (wish.buyer !== undefined) await purchase(shop, wish.productId, wish.buyer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await killing
}
