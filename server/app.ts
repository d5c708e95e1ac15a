import { extname } from 'node:path'
import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { fromElsewhere } from './http/cors.ts'
import { requireAuthorised } from './access/authorise.ts'
import type { ClientFiles } from './pages/client-files.ts'
import type { Config } from './config/config.ts'
import { createLog, type LineSink } from './config/log.ts'
import type { AppContext } from './access/app-context.ts'
import { knownHosts } from './http/hosts.ts'
import { legacyCalls } from './access/legacy-clients.ts'
import { absolutePictures } from './http/picture-addresses.ts'
import { isJson, compressed } from './http/compression.ts'
import { API_FETCH } from './pages/render-page.ts'
import { languageOf } from './config/language.ts'
import { Problem, problemResponse } from './http/problem.ts'
import type { RateLimits } from './http/rate-limit.ts'
import { readYourWrites } from './http/recent-writes.ts'
import { requestIdOf, requestLog } from './http/request-log.ts'
import { browserSpanRoutes } from './routes/browser-spans.ts'
import { endpoints } from './routes/endpoints.ts'
import { securityHeaders } from './http/security-headers.ts'
import { refuseManyEntries } from './standins/cards/payment-methods.ts'
import { refuseManySignIns } from './standins/identity/refusal.ts'
import { refuseManyUploads } from './standins/images/image-host.ts'
import { sitemapRoutes } from './pages/sitemap.ts'
import { smallBodies } from './http/small-bodies.ts'
import { tracedRequests } from './vendors/telemetry/requests.ts'
import type { Telemetry } from './vendors/telemetry/telemetry.ts'
import { isPlainAddress } from './http/text.ts'
import { toProblem } from './http/error-mapping.ts'

/** An API response is not a page: a browser that renders one as a page loads and runs nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** The parts that `createApp` assembles. */
export type AppParts = {
  config: Pick<Config, 'identityProject' | 'stripe' | 'imageUploadUrl' | 'allowedOrigins'> &
    Partial<
      Pick<
        Config,
        'authEmulator' | 'otherServer' | 'trustedProxies' | 'logFormat' | 'publicOrigin' | 'host'
      >
    >
  appContext: AppContext
  /** Routes of the active stand-ins; each stand-in limits its own body sizes. */
  standins: readonly Hono[]
  /** null: the server serves only the API. */
  clientFiles: ClientFiles | null
  log: LineSink
  telemetry?: Telemetry | null
}

/** Creates the server's Hono application: headers and log, stand-ins, API routes, client files. */
export function createApp(parts: AppParts): Hono {
  const { config, appContext, standins, clientFiles, log } = parts
  const app = new Hono()
  const addBrowserSpans = parts.telemetry?.addBrowserSpans ?? null
  // The calls of a client for another server belong to that one's traces.
  const pages = (config.otherServer ?? null) === null ? clientFiles?.pagePatterns : undefined
  const tellsPages = addBrowserSpans !== null && pages !== undefined
  if (parts.telemetry) app.use(tracedRequests(parts.telemetry, { tellsPages }))
  const logEntry = createLog(log, config.logFormat ?? 'text')
  app.use(requestLog(logEntry))
  app.use(appContext.requests.counted())
  app.use(securityHeaders(config))
  app.use(knownHosts(config))
  if (appContext.reads.replica !== null) app.use(readYourWrites())
  const respondToError: ErrorHandler = (error, context) => {
    const requestId = requestIdOf(context)
    return problemResponse(toProblem(error, requestId, logEntry), askedBy(context))
  }
  app.onError(respondToError)
  app.notFound((context) => problemResponse(new Problem('not-found'), askedBy(context)))
  app.use(async (context, next) => {
    if (isPlainAddress(context.req.url)) return next()
    throw new Problem('invalid-request', 'The address holds a control character.')
  })
  app.use(appContext.limits.byAddress('request'))
  app.use('/standins/images/upload', fromElsewhere(config.allowedOrigins))
  app.route('/', standinLimits(appContext.limits))
  for (const standin of standins) app.route('/', standin)
  if (tellsPages) {
    const { limits } = appContext
    app.route('/', browserSpanRoutes({ add: addBrowserSpans, pages, limits }))
  }
  const calls = marketCalls(config.allowedOrigins, appContext)
  if (appContext.legacyClients) app.route('/', legacyCalls(calls))
  app.route('/', calls)
  if (clientFiles !== null) {
    // The data of another server is not here.
    if ((config.otherServer ?? null) === null) {
      app.route('/', sitemapRoutes(appContext.reads, clientFiles.publicPaths ?? []))
    }
    // A page that is rendered in process gets the same responses as a browser.
    const api = new Hono().route('/', calls).onError(respondToError)
    const rendered = withApi(api, appContext.limits)
    app.route('/', new Hono().use(rendered).route('/', clientFiles.routes))
  }
  return app
}

const askedBy = (context: Context) => ({
  requestId: requestIdOf(context),
  language: languageOf(context.req.header('accept-language')),
})

/** Gives the page renderer a way to call the API in process, unless the caller has been given too many pages. */
function withApi(api: Hono, limits: RateLimits): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req
    const isPage = extname(path) === '' || context.req.header('accept')?.includes('text/html')
    if (isPage === true && (await limits.isWithin('page', context))) {
      context.set(API_FETCH, async (request: Request) => api.fetch(request))
    }
    await next()
  }
}

function standinLimits(limits: RateLimits): Hono {
  const signIn = limits.byAddress('identity', refuseManySignIns)
  const details = limits.byAddress('identityDetails', refuseManySignIns)
  return new Hono()
    .use('/identitytoolkit.googleapis.com/*', (context, next) =>
      /:(sign(Up|In)|sendOobCode|resetPassword)/.test(context.req.path)
        ? signIn(context, next)
        : details(context, next),
    )
    .use('/securetoken.googleapis.com/*', details)
    .use('/standins/images/upload', limits.byAddress('upload', refuseManyUploads))
    .use('/standins/cards/card-entries/*', limits.byAddress('cardEntry', refuseManyEntries))
}

function marketCalls(allowedOrigins: readonly string[], appContext: AppContext): Hono {
  const calls = new Hono()
  calls.use(fromElsewhere(allowedOrigins))
  calls.use(smallBodies())
  calls.use(compressed())
  calls.use(absolutePictures())
  calls.use(async (context, next) => {
    await next()
    const { headers } = context.res
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (isJson(headers)) headers.set('content-security-policy', NOTHING)
  })
  for (const each of endpoints) each.register(calls, appContext)
  requireAuthorised(calls.routes)
  return calls
}
