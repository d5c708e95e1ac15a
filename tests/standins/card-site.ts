import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { build } from 'vite'
import { stripeProvider } from '../../server/cards/stripe.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { securityHeaders } from '../../server/security-headers.ts'
import { createCardStandIn } from '../../server/standins/cards/stand-in.ts'

const entry = fileURLToPath(new URL('./card-page.tsx', import.meta.url))

const PAGE = `<!doctype html>
<html lang="en">
  <title>Trial</title>
  <link rel="icon" href="data:," />
  <style>
    :root { color-scheme: light; }
    :root[data-theme='dark'] { color-scheme: dark; }
    body { margin: 24px; color: oklch(0.25 0.012 160); background: oklch(0.985 0.004 95); font: 16px system-ui; }
    [data-theme='dark'] body { color: oklch(0.94 0.006 95); background: oklch(0.22 0.008 95); }
    form { display: grid; gap: 12px; max-width: 22rem; }
    .StripeElement { padding: 12px; border: 1px solid gray; border-radius: 6px; }
    .StripeElement--focus { outline: 2px solid currentColor; }
    .StripeElement--invalid { border-color: red; }
    p { margin: 4px 0; color: inherit; }
  </style>
  <body><div id="root"></div><script type="module" src="/page.js"></script></body>
</html>`

export type CardSite = { origin: string; stop(): Promise<void> }

/**
 * card-page.tsx as a site of its own, with the card stand-in beside it, under the headers of the real server.
 */
export async function startCardSite(): Promise<CardSite> {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-cards-'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: join(folder, 'out'),
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: { page: entry }, output: { entryFileNames: '[name].js' } },
    },
  })
  const database = await openMemoryDatabase()
  const standIn = await createCardStandIn({ database })
  const provider = stripeProvider(standIn)
  let bookings = 0
  const app = new Hono()
  app.use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl: null }, []))
  app.route('/standins/cards', standIn.routes)
  app.post('/intents', async (context) => {
    bookings += 1
    const { clientSecret } = await provider.createIntent({
      amountCents: 12_050,
      bookingId: `booking-${bookings}`,
      productId: 'product-1',
      idempotencyKey: `booking-${bookings}`,
    })
    return context.json({ clientSecret })
  })
  app.get('/', (context) => context.html(PAGE))
  app.use('/*', serveStatic({ root: join(folder, 'out') }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => server.once('listening', () => resolve()))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await new Promise((resolve) => server.close(resolve))
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
