import type { Hono } from 'hono'
import { type AppContext, createAppContext } from '../../server/access/app-context.ts'
import { createApp } from '../../server/app.ts'
import { stripeProvider } from '../../server/vendors/cards/stripe.ts'
import { effectsOf, type Perform } from '../../server/flows/outbox.ts'
import { deadlinesOf } from '../../server/flows/deadlines.ts'
import { requirePolicy, upgradeFlows } from '../../server/flows/versions.ts'
import { housekeeping } from '../../server/work/housekeeping.ts'
import { orderEffects } from '../../server/orders/effects.ts'
import { offerFlow } from '../../server/offers/offer.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { endedIntents } from '../../server/use-cases/cancel-intents.ts'
import { charges } from '../../server/use-cases/reconcile-charges.ts'
import { dueRefunds } from '../../server/payments/refunds.ts'
import { performDue } from '../../server/flows/worker.ts'
import { fakeIdentities } from '../../tests/server/fake-identities.ts'
import { createLife, type Life, mortalDatabase } from './mortal.ts'
import { faultyFetch } from './wire.ts'
import type { YearMarket } from './market.ts'

/** Changes how the server performs effects, to plant a mistake. */
export type Planting = (perform: Perform, market: YearMarket) => Perform

/** One process of the server on the database of the market. */
type Server = { app: Hono; context: AppContext; perform: Perform; life: Life }

async function startServer(market: YearMarket, planting: Planting): Promise<Server> {
  const { database, standIn, time, random } = market
  const life = createLife()
  const mortal = mortalDatabase(database, life)
  requirePolicy()
  await upgradeFlows(mortal, orderFlow)
  const context = await createAppContext({
    database: mortal,
    clock: () => time.now,
    identity: {
      issuer: 'https://identity.test',
      audience: 'year',
      keys: () => Promise.reject(new Error('Nobody signs in.')),
      ...fakeIdentities(),
    },
    cards: stripeProvider({
      secretKey: standIn.secretKey,
      webhookSecret: standIn.webhookSecret,
      fetch: faultyFetch(
        {
          random,
          tally: market.faults,
          rate: () => market.faultRate,
        },
        (request) => standIn.fetch(request),
      ),
    }),
  })
  const app = createApp({
    config: { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] },
    appContext: context,
    standins: [],
    clientFiles: null,
    log: () => undefined,
  })
  return { app, context, perform: planting(orderEffects(context), market), life }
}

/** The response to a request: the status of the server's answer, and its body. */
export type Answered = { status: number; body: unknown }

/** The server in the year: it is killed at any statement, and starts again on the same database. */
export class Servers {
  readonly #market: YearMarket
  readonly #planting: Planting
  #server: Server

  static async start(market: YearMarket, planting: Planting): Promise<Servers> {
    return new Servers(market, planting, await startServer(market, planting))
  }

  private constructor(market: YearMarket, planting: Planting, server: Server) {
    this.#market = market
    this.#planting = planting
    this.#server = server
  }

  /** The server dies after a few more statements, wherever it then is. */
  doom(): void {
    this.#server.life.statementsLeft = this.#market.random.whole(1, 40)
  }

  /** Sends a request as a user. A server that was killed answers nothing, and is started again. */
  async ask(userId: string, method: string, path: string, json?: object): Promise<Answered | null> {
    const headers = { authorization: `Bearer ${await this.#server.context.tokens.issue(userId)}` }
    return this.#request(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: json === undefined ? null : JSON.stringify(json),
    })
  }

  /** Delivers an event of the provider. */
  async deliver(body: string, signature: string): Promise<{ ok: boolean }> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answered = await this.#request('/webhooks/cards', { method: 'POST', headers, body })
    return { ok: answered?.status === 200 }
  }

  /** Fires the due deadlines and performs the due effects. */
  async work(): Promise<void> {
    const { context, perform } = this.#server
    await this.#orRestart(async () => {
      await performDue(context, deadlinesOf(context, orderFlow))
      await performDue(context, deadlinesOf(context, offerFlow))
      await performDue(context, effectsOf(context, { flow: orderFlow, perform }))
    })
  }

  /** Runs the server's work of every minute, once. */
  async keepHouse(): Promise<void> {
    const { context } = this.#server
    const works = [
      charges(context),
      endedIntents(context),
      dueRefunds(context),
      housekeeping(context, { hasMails: false }),
    ]
    await this.#orRestart(async () => {
      // A failure is tried again a minute later.
      for (const work of works) await performDue(context, work).catch(() => undefined)
    })
  }

  async #request(path: string, init: RequestInit): Promise<Answered | null> {
    const { app, life } = this.#server
    const response = await app.request(path, init)
    const body: unknown = await response.json()
    if (!life.isOver) return { status: response.status, body }
    await this.#restart()
    return null
  }

  async #orRestart(work: () => Promise<unknown>): Promise<void> {
    const { life } = this.#server
    try {
      await work()
    } catch (error) {
      if (!life.isOver) throw error
    }
    if (life.isOver) await this.#restart()
  }

  async #restart(): Promise<void> {
    this.#market.happened.add('restarts')
    this.#server = await startServer(this.#market, this.#planting)
  }
}
