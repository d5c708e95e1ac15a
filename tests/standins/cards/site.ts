import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { stripeProvider } from '../../../server/vendors/cards/stripe.ts'
import { securityHeaders } from '../../../server/http/security-headers.ts'
import { createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../../database/test-database.ts'
import { serveApp } from '../../served/served-app.ts'
import { bundlePage } from '../bundled-page.ts'

const FONT = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <title>Trial</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body><div id="root"></div><script type="module" src="/page.js"></script></body>
</html>`

const CSS = `
:root { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 24px; color: oklch(0.25 0.012 160); background: oklch(0.985 0.004 95); font: 16px system-ui; }
[data-theme='dark'] body { color: oklch(0.94 0.006 95); background: oklch(0.22 0.008 95); }
form { display: grid; gap: 12px; max-width: 22rem; }
.StripeElement { padding: 12px; border: 1px solid gray; border-radius: 6px; }
p { margin: 4px 0; color: inherit; }`

type CardSite = { origin: string; stop(): Promise<void> }

/** Serves card-page.tsx as its own site with the card stand-in, under the headers of the real server. */
export async function startCardSite(): Promise<CardSite> {
  const page = await bundlePage(new URL('./page.tsx', import.meta.url), HTML)
  const database = await openTestDatabase()
  const standIn = await createCardStandIn({ database })
  const provider = stripeProvider(standIn)
  let bookings = 0
  const app = new Hono()
  app.use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl: null }))
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
  app.get('/page.css', (context) => context.body(CSS, 200, { 'content-type': 'text/css' }))
  const font = await readFile(fileURLToPath(import.meta.resolve(FONT)))
  app.get('/font.woff2', (context) =>
    context.body(new Uint8Array(font), 200, {
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
    }),
  )
  app.route('/', page.routes)
  const { origin, close } = await serveApp(app)
  return {
    origin,
    async stop() {
      await close()
      await database.close()
      await page.remove()
    },
  }
}
