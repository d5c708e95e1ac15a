import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { IdentityProvider } from './access/id-token.ts'
import { createApp } from './app.ts'
import type { CardProvider } from './vendors/cards/provider.ts'
import type { Config } from './config/config.ts'
import { openClock } from './database/clock.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase, startErrorOf } from './database/open.ts'
import { requirePolicy, upgradeFlows } from './flows/versions.ts'
import { listen, prepareStop } from './http/listen.ts'
import { createLog, type LineSink } from './config/log.ts'
import { createAppContext } from './access/app-context.ts'
import { openClient } from './pages/open-client.ts'
import { openDemoClock } from './orders/demoClock.ts'
import { openAllListings } from './listings/listing.ts'
import { openReportedCases } from './reports/case.ts'
import { placeListings } from './listings/listings.ts'
import { pictureHostsOf } from './http/picture-struct.ts'
import { createProviders } from './providers.ts'
import { RateLimits } from './http/rate-limit.ts'
import { openReads } from './replica/open.ts'
import { flows } from './use-cases/market-flows.ts'
import { allWork, runWork } from './work/run-work.ts'
import type { SendEvent } from './standins/cards/events.ts'
import { observeFlows } from './work/flow-gauges.ts'
import { openTelemetry } from './vendors/telemetry/open.ts'
import { tracedCalls } from './vendors/telemetry/provider-calls.ts'
import { tracedDatabase } from './vendors/telemetry/statements.ts'
import { within } from './vendors/telemetry/telemetry.ts'
import { createTransports } from './vendors/transports.ts'
import { offeredAccounts } from './demo-data/accounts.ts'
import { refuseDemoAdmin } from './demo-data/refuse-demo-admin.ts'
import { seedDemoData } from './demo-data/seed.ts'

/** A fetch handler: the application, or a wrapper around it. */
export type FetchHandler = (
  request: Request,
  env: HttpBindings | Http2Bindings,
) => Response | Promise<Response>

export type StartOptions = {
  config: Config
  /** 'built': dist/client; 'vite': the source, for development; 'none': only the API. */
  client?: 'built' | 'vite' | 'none'
  /** Overrides the clock of the database. */
  clock?: () => Date
  /** Overrides the configured identity provider. */
  identity?: IdentityProvider
  /** Overrides the configured card provider. */
  cards?: CardProvider
  log?: LineSink
  /** The card stand-in sends webhook events, as Stripe does. Otherwise only browsers and polling report charges. */
  cardEvents?: boolean
  /** large: with hundreds of further products, whose pictures are drawn when somebody looks at them first. */
  demoWorld?: 'small' | 'large'
  /** Wraps the application, for example in a test that makes an API request fail. */
  around?: (application: FetchHandler) => FetchHandler
}

export type RunningServer = {
  /** For example http://127.0.0.1:4310. */
  origin: string
  database: Database
  /** Drains (DRAIN_SECONDS), waits for the requests in progress, then closes the database. */
  close(): Promise<void>
}

/**
 * Starts the whole server: database, stand-ins, demo data, application. Port 0 selects a free port.
 * Throws StartError if it cannot start, after closing everything that it opened.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log = () => undefined } = options
  const { around = (application) => application } = options
  const entries = createLog(log, config.logFormat)
  const stored = await openDatabase(config)
  const opened: (() => Promise<void>)[] = [() => stored.close()]
  const close = async () => {
    for (const closePart of opened.splice(0).toReversed()) await closePart()
  }
  try {
    requirePolicy()
    const telemetry = await openTelemetry(config.telemetry, entries)
    if (telemetry !== null) opened.push(() => telemetry.close())
    const database = telemetry === null ? stored : tracedDatabase(stored, telemetry)
    await migrate(database)
    for (const flow of flows) await upgradeFlows(database, flow)
    const { now: clock, close: stopClock } = await openClock(config, stored, entries, options.clock)
    opened.push(stopClock)
    const demoClock = hasDemoClock(config) ? await openDemoClock({ database, clock }) : null
    const flowClock = demoClock?.now ?? clock
    const parts = await createProviders(config, database, { clock, flowClock }, entries)
    opened.push(() => parts.images.value.close())
    if (config.demo) {
      const identities = parts.identity.demoIds
      await seedDemoData({
        database,
        images: parts.images.value,
        now: clock(),
        identities,
        late: options.demoWorld === 'large' ? parts.images.value : null,
        hasCardStandIn: parts.cards.standin !== null && options.cards === undefined,
      })
    }
    if (config.identityProject !== null) await refuseDemoAdmin(database)
    await openAllListings(database, flowClock())
    await openReportedCases(database)
    await placeListings(database)
    const reads = await openReads(config, database, { log: entries, telemetry })
    opened.push(() => reads.close())
    const appContext = await createAppContext({
      database,
      reads,
      clock,
      demoClock,
      identity: options.identity ?? parts.identity.value,
      cards: tracedCalls(options.cards ?? parts.cards.value, 'cards'),
      legacyClients: config.legacyClients,
      operatorEmail: config.operatorEmail,
      pictureHosts: pictureHostsOf(config.imageUploadUrl),
      pushServices: config.pushServices,
      limits: new RateLimits({
        isOn: config.rateLimits,
        trustedProxies: config.trustedProxies,
        database,
      }),
    })
    const server = createServer()
    opened.push(prepareStop(server))
    // The accounts of the demo data are unknown to another server.
    const offersAccounts = config.demo && config.otherServer === null
    const demo = offersAccounts ? JSON.stringify(offeredAccounts) : ''
    const facts = { demo, operatorEmail: config.operatorEmail ?? '', search: 'yes' }
    const client = await openClient(options.client ?? 'built', server, facts, entries)
    opened.push(() => client.close())
    const app = createApp({
      config,
      appContext,
      standins: Object.values(parts).flatMap(({ standin }) => standin ?? []),
      clientFiles: client.files,
      log,
      telemetry,
    })
    const answer = getRequestListener(around(app.fetch))
    server.on('request', (request, response) => {
      if (hasOneHost(request)) void answer(request, response)
      else response.writeHead(400).end()
    })
    const origin = await listen(server, config.host, config.port)
    if (options.cardEvents === true && parts.cards.startWebhooks !== null) {
      opened.push(parts.cards.startWebhooks(webhookOf(app)))
    }
    const links = config.publicOrigin ?? origin
    const transports = createTransports(config, { keys: appContext.push.keys, origin: links })
    const works = allWork(appContext, { origin: links, transports })
    await within(telemetry, async () => {
      opened.push(await runWork(appContext, works, entries))
    })
    if (telemetry !== null) observeFlows(telemetry, appContext, works)
    opened.push(() => appContext.drain.run(config.drainSeconds))
    return { origin, database, close }
  } catch (error) {
    await close()
    throw startErrorOf(error, config)
  }
}

/** Only the demo world of one server has a clock that users move, and no real provider moves money by it. */
const hasDemoClock = ({ demo, databaseUrl, stripe }: Config): boolean =>
  demo && databaseUrl === null && stripe === null

/** RFC 9112, 3.2: a request with two Host headers is refused, since a proxy may read the other one. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0)
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1
}

/** Returns a function that delivers the card stand-in's events to this server's webhook in process. */
function webhookOf(app: Hono): SendEvent {
  return async (body, signature) =>
    app.request('/webhooks/cards', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
}
