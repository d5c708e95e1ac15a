import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'

/** A proxy that compresses or buffers a stream would hold its messages back. */
const STREAM = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Serves GET /live, an extension: server-sent events that name what has changed for the viewer. `Last-Event-ID` resumes.
 * A client that does not accept text/event-stream gets the same messages as JSON at once, and can ask again later.
 */
export function liveRoutes(appContext: AppContext): Hono {
  const { live } = appContext
  return new Hono().get('/live', authorise(appContext, 'GET /live'), async (context) => {
    const { viewer } = context.var
    const lastId = context.req.header('last-event-id') ?? null
    const takesStream = context.req.header('accept')?.includes('text/event-stream') ?? false
    if (!takesStream) return context.json(await live.missed(viewer, lastId))
    return context.body(await live.open(viewer, lastId), 200, STREAM)
  })
}
