import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import { createApi } from './api.ts'
import { createFrameRoutes } from './frame-routes.ts'
import { PUBLISHABLE_KEY, loadSecretKey } from './keys.ts'
import { createPages } from './pages.ts'
import { Vault } from './vault.ts'

export type CardStandIn = {
  /** To be mounted at /standins/cards: v1/… (Stripe's API), stripe.js and the frames it opens. */
  routes: Hono
  /** Random, made once a database; whoever has it may do what a merchant may. */
  secretKey: string
  publishableKey: string
  /** Answers requests to any host in this process, without a socket. */
  fetch: typeof fetch
}

/**
 * A card provider in test mode for a machine of one's own: Stripe's API and Stripe.js in small, with Stripe's test
 * cards, kept in tables of its own in `database`. No money, no bank, no network.
 */
export async function createCardStandIn({
  database,
  now = () => new Date(),
}: {
  database: Database
  now?: () => Date
}): Promise<CardStandIn> {
  await database.execute(await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8'))
  const secretKey = await loadSecretKey(database)
  const vault = new Vault()
  const routes = new Hono()
  routes.route('/v1', createApi({ database, secretKey, vault, now }))
  routes.route('/', createFrameRoutes({ database, vault, now }))
  routes.route('/', await createPages())
  return {
    routes,
    secretKey,
    publishableKey: PUBLISHABLE_KEY,
    fetch: async (input, init) => routes.fetch(new Request(input, init)),
  }
}
