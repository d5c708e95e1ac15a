import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { publicExtensions } from './extensions.ts'

/** Serves GET /capabilities, an extension: a server without it has none of them. */
export function capabilityRoutes(appContext: AppContext): Hono {
  return new Hono().get('/capabilities', authorise(appContext, 'GET /capabilities'), (context) =>
    context.json({ capabilities: publicExtensions }),
  )
}
