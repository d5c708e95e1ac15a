import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'

/**
 * Serves GET /healthz (liveness: the process responds) and GET /readyz (readiness: its database responds too, and the
 * server is not about to stop).
 */
export function healthRoutes(appContext: AppContext): Hono {
  return new Hono()
    .get('/healthz', authorise(appContext, 'GET /healthz'), (context) =>
      context.json({ status: 'ok' }),
    )
    .get('/readyz', authorise(appContext, 'GET /readyz'), async (context) => {
      if (appContext.drain.hasBegun) return context.json({ status: 'stopping' }, 503)
      await appContext.database.query('select 1')
      return context.json({ status: 'ready' })
    })
}
