import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { listen, prepareStop } from '../../server/http/listen.ts'

/** Serves an app over real HTTP on a free local port. */
export async function serveApp(app: Hono): Promise<{ origin: string; close(): Promise<void> }> {
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  const close = prepareStop(server)
  return { origin: await listen(server, '127.0.0.1', 0), close }
}
