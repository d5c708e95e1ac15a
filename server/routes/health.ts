import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Market } from '../market.ts'

/** Serves GET /healthz (liveness: the process responds) and GET /readyz (readiness: its database responds too). */
export function healthRoutes(market: Market): Hono {
  return new Hono()
    .get('/healthz', authorise(market, 'GET /healthz'), (context) => context.json({ status: 'ok' }))
    .get('/readyz', authorise(market, 'GET /readyz'), async (context) => {
      await market.database.query('select 1')
      return context.json({ status: 'ready' })
    })
}
