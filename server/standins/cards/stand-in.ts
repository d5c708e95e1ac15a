import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import { acquireLock } from '../../database/locks.ts'
import { createApi, settleDue } from './api.ts'
import { createChallenges } from './challenges.ts'
import { type SendEvent, sendDueEvents } from './events.ts'
import { PUBLISHABLE_KEY, loadSecretKey, loadWebhookSecret } from './keys.ts'
import { createOnboardingPage } from './onboarding.ts'
import { createPages } from './pages.ts'
import { createCardEntries, Vault } from './payment-methods.ts'

/** The interval at which undelivered events are retried, in milliseconds. */
const LOOK_EVERY_MS = 5_000

export type CardStandIn = {
  /** Mounted at MOUNT_PATH: v1/… (Stripe's API), stripe.js and the frames it opens. */
  routes: Hono
  /** Random, generated once per database; permits every merchant operation. */
  secretKey: string
  publishableKey: string
  /** Signs the events. */
  webhookSecret: string
  /** Handles a request to any host in this process, without a socket. */
  fetch: typeof fetch
  /** Starts sending events to `send`. The returned function stops it and waits for the current delivery. */
  startWebhooks(send: SendEvent): () => Promise<void>
}

/**
 * Creates a local card provider in test mode: a subset of Stripe's API and Stripe.js with Stripe's test cards. It has
 * its own tables in `database`. It moves no money and contacts no bank and no network.
 */
export async function createCardStandIn({
  database,
  now = () => new Date(),
}: {
  database: Database
  now?: () => Date
}): Promise<CardStandIn> {
  await createTables(database)
  const secretKey = await loadSecretKey(database)
  const webhookSecret = await loadWebhookSecret(database)
  const vault = new Vault()
  let wake = () => undefined
  const routes = new Hono()
  routes.use(async (context, next) => {
    await next()
    if (context.req.method === 'POST') wake()
  })
  routes.route('/v1', createApi({ database, secretKey, vault, now }))
  routes.route('/', createCardEntries({ vault, now }))
  routes.route('/', createChallenges({ database, now }))
  routes.route('/', createOnboardingPage({ database, now }))
  routes.route('/', await createPages())
  return {
    routes,
    secretKey,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret,
    fetch: async (input, init) => routes.fetch(new Request(input, init)),
    startWebhooks(send) {
      let round = Promise.resolve()
      wake = () => {
        round = round
          .then(() => settleDue(database, now()))
          .then(() => sendDueEvents({ database, secret: webhookSecret, now }, send))
          .catch((error: unknown) => console.error('card stand-in:', error))
      }
      wake()
      const timer = setInterval(wake, LOOK_EVERY_MS)
      timer.unref()
      return () => {
        clearInterval(timer)
        wake = () => undefined
        return round
      }
    },
  }
}

async function createTables(database: Database): Promise<void> {
  const schema = await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8')
  await database.transaction(async (transaction) => {
    await acquireLock(transaction, 'cards')
    await transaction.execute(schema)
  })
}
