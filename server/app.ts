import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { requireAuthorised } from './access/authorise.ts'
import { CardProviderError } from './cards/provider.ts'
import type { ClientFiles } from './client-files.ts'
import type { Config } from './config.ts'
import type { Market } from './market.ts'
import { Problem, problemResponse } from './problem.ts'
import { type Log, requestLog } from './request-log.ts'
import { blogRoutes } from './routes/blog.ts'
import { bookingRoutes } from './routes/bookings.ts'
import { categoryRoutes } from './routes/categories.ts'
import { healthRoutes } from './routes/health.ts'
import { listingRoutes } from './routes/listings.ts'
import { memberRoutes } from './routes/members.ts'
import { paymentRoutes } from './routes/payments.ts'
import { productRoutes } from './routes/products.ts'
import { reportRoutes } from './routes/reports.ts'
import { userRoutes } from './routes/users.ts'
import { saleRoutes } from './routes/sales.ts'
import { securityHeaders } from './security-headers.ts'

const ROUTES = [
  healthRoutes,
  categoryRoutes,
  productRoutes,
  blogRoutes,
  userRoutes,
  memberRoutes,
  bookingRoutes,
  paymentRoutes,
  listingRoutes,
  saleRoutes,
  reportRoutes,
]

const LARGEST_BODY = 64 * 1024

/** What the server is put together from. */
export type AppParts = {
  config: Pick<Config, 'identityProject' | 'stripe' | 'imageUploadUrl' | 'allowedOrigins'>
  market: Market
  /** Routes of the stand-ins that run; each limits its own bodies. */
  standins: readonly Hono[]
  /** null: this server has no client. */
  clientFiles: ClientFiles | null
  log: Log
}

/** The whole server as one application: headers and log, stand-ins, the market's calls, the client. */
export function createApp({ config, market, standins, clientFiles, log }: AppParts): Hono {
  const app = new Hono()
  app.use(requestLog(log))
  app.use(securityHeaders(config, clientFiles?.inlineScripts ?? []))
  app.onError((error) => problemResponse(toProblem(error, log)))
  app.notFound(() => problemResponse(new Problem('not-found')))
  for (const standin of standins) app.route('/', standin)
  app.route('/', marketCalls(config.allowedOrigins, market))
  if (clientFiles !== null) app.route('/', clientFiles.routes)
  return app
}

function marketCalls(allowedOrigins: readonly string[], market: Market): Hono {
  const calls = new Hono()
  calls.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposeHeaders: ['link', 'idempotency-replayed'],
      maxAge: 600,
    }),
  )
  calls.use(
    bodyLimit({ maxSize: LARGEST_BODY, onError: () => problemResponse(new Problem('too-large')) }),
  )
  calls.use(compress())
  calls.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  for (const routes of ROUTES) calls.route('/', routes(market))
  requireAuthorised(calls.routes)
  return calls
}

/** What goes out for whatever was thrown; only defects are logged with their stack, and none of it is told. */
function toProblem(error: Error, log: Log): Problem {
  if (error instanceof Problem) {
    if (error.cause instanceof Error) log(`${error.code}: ${error.cause.message}`)
    return error
  }
  if (error instanceof CardProviderError) {
    log(`cards-unavailable: ${error.message}`)
    return new Problem('cards-unavailable')
  }
  if (error instanceof HTTPException && error.status < 500) return new Problem('invalid-request')
  log(error.stack ?? error.message)
  return new Problem('internal')
}
