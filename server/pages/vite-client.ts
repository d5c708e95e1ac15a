import type { Server } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { ClientFiles } from './client-files.ts'
import { type PageFacts, withFacts } from './page-head.ts'
import { Problem } from '../http/problem.ts'

/** Maps /lab to the Flow Lab's HTML file, which is not a page of the client. */
const pageOf = (url: string) => url.replace(/^\/lab\/?(?=$|\?)/, '/tools/flow-lab/index.html')

/**
 * Serves the client from its source through Vite on the same port, for development only. `facts` are the `withFacts` facts
 * of its pages.
 */
export async function openViteClient(
  server: Server,
  facts: PageFacts,
): Promise<ClientFiles & { close(): Promise<void> }> {
  // Import dynamically: vite is a development dependency and may be missing where the built client is served.
  const { createServer } = await import('vite')
  const ours = new Set(process.listeners('SIGTERM'))
  const vite = await createServer({
    plugins: [{ name: 'loppis:facts', transformIndexHtml: (html) => withFacts(html, facts) }],
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: {
        ignored: ['**/.data/**', '**/server/**', '**/tests/!(models|screens|flows)/**'],
      },
    },
    // Scan the Flow Lab in advance: otherwise Vite finds its dependencies when it opens and reloads the page.
    optimizeDeps: { entries: ['index.html', 'tools/flow-lab/*.html'] },
    clearScreen: false,
  })
  // The style plugin runs its own Vite, whose SIGTERM listener would exit the process before the database closes.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.has(listener)) process.off('SIGTERM', listener)
  }
  const routes = new Hono<{ Bindings: HttpBindings }>().all(
    '*',
    (context) =>
      new Promise<Response>((resolve, reject) => {
        const { incoming, outgoing } = context.env
        incoming.url = pageOf(incoming.url ?? '/')
        outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT))
        vite.middlewares(incoming, outgoing, (error: unknown) =>
          reject(error instanceof Error ? error : new Problem('not-found')),
        )
      }),
  )
  return { routes: new Hono().route('/', routes), close: () => vite.close() }
}
