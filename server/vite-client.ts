import type { Server } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { ClientFiles } from './client-files.ts'
import { withDemo } from './page-head.ts'
import { Problem } from './problem.ts'

/** The Flow Lab is no page of the client's: Vite serves it from where it stands. */
const pageOf = (url: string) => url.replace(/^\/lab\/?(?=$|\?)/, '/.storybook/flow-lab/index.html')

/**
 * The client as it stands in the source, through Vite on the same port: for development only. `demo` is what its pages
 * say of the demo world.
 */
export async function openViteClient(
  server: Server,
  demo: string,
): Promise<ClientFiles & { close(): Promise<void> }> {
  // A development dependency: where only the built client is served it need not be there.
  const { createServer } = await import('vite')
  const ours = new Set(process.listeners('SIGTERM'))
  const vite = await createServer({
    plugins: [{ name: 'loppis:demo', transformIndexHtml: (html) => withDemo(html, demo) }],
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: {
        ignored: ['**/.data/**', '**/server/**', '**/tests/!(models|screens|flows)/**'],
      },
    },
    // Found in advance, or Vite would find the Lab's when it is opened, and load the page again.
    optimizeDeps: { entries: ['index.html', '.storybook/flow-lab/*.html'] },
    clearScreen: false,
  })
  // The plugin for styles runs a Vite of its own, which on SIGTERM would end the process before the database is closed.
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
