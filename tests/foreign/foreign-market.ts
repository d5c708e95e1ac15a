import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { stripeProvider } from '../../server/cards/stripe.ts'
import { readClientFiles } from '../../server/client-files.ts'
import { createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { createIdentityStandIn } from '../../server/standins/identity/identity.ts'
import { leaveBrowser, sharedChromium } from '../journeys/shared-browser.ts'
import { setupResource } from '../opened-for-tests.ts'
import { openTestDatabase } from '../postgres/test-database.ts'
import { createVisitors, type Visitors } from '../product/visitor.ts'
import { serveApp } from '../served-app.ts'
import { type Collections, openCollections, people } from './documents.ts'
import { foreignCalls } from './foreign-calls.ts'

const BUILT_CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** A response that replaces the regular response of a call, until the server receives the call `endedBy`. */
type Trouble = { status: number; type?: string; body: string; endedBy?: string }

export const nothing: Trouble = { status: 200, body: '' }
/** The error page of a reverse proxy in front of the server. */
export const badGateway: Trouble = {
  status: 502,
  type: 'text/html',
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>undefined</h1>nginx</body></html>',
}
/** Returns a response with any JSON body. */
export const answering = (answer: unknown): Trouble => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(answer),
})

/** The built client on a third-party server, and a browser to use it. */
export type ForeignMarket = Collections & {
  origin: string
  visitors: Visitors
  /** Replaces the response of a call, such as 'GET /jwt', until endTroubles is called. */
  trouble(call: string, trouble: Trouble): void
  endTroubles(): void
  close(): Promise<void>
}

/** Uses our stand-ins for the vendors; the server of section 7 and the image host are foreign. */
async function openForeignMarket(): Promise<ForeignMarket> {
  const collections = openCollections()
  const troubles = new Map<string, Trouble>()
  const database = await openTestDatabase()
  const identity = await createIdentityStandIn({
    database,
    demoAccounts: people.map(({ name, email }) => ({ name, email, password: 'second-hand' })),
    chooserAccounts: [],
  })
  const cards = await createCardStandIn({ database })
  const provider = stripeProvider({ secretKey: cards.secretKey, fetch: cards.fetch })
  const client = await readClientFiles(BUILT_CLIENT)

  const app = new Hono()
  app.onError((error, context) => context.text(error.message, 404))
  app.use(async (context, next) => {
    const call = `${context.req.method} ${decodeURIComponent(context.req.path)}`
    for (const [name, { endedBy }] of troubles) if (endedBy === call) troubles.delete(name)
    const trouble = troubles.get(call)
    if (trouble === undefined) return next()
    const { status, type = 'text/plain', body } = trouble
    return new Response(body, { status, headers: { 'content-type': type } })
  })
  app.route('/', identity.routes)
  app.route('/standins/cards', cards.routes)
  app.post('/standins/images/upload', async (context) => {
    const image = (await context.req.formData()).get('image')
    const isPicture = image instanceof File && image.size > 0
    return context.json(
      isPicture
        ? { data: { id: 'Xy', url: '/favicon.svg', size: image.size }, success: true, status: 200 }
        : { error: { message: 'No picture.', code: 130 }, status: 400 },
      isPicture ? 200 : 400,
    )
  })
  app.route(
    '/',
    foreignCalls(collections, async (amountCents) => {
      const ids = { bookingId: 'unknown', productId: 'unknown', idempotencyKey: randomUUID() }
      return (await provider.createIntent({ amountCents, ...ids })).clientSecret
    }),
  )
  app.route('/', client.routes)

  const { origin, close } = await serveApp(app)
  const browser = await sharedChromium()
  return {
    ...collections,
    origin,
    visitors: createVisitors({ origin, browser }),
    trouble: (call, trouble) => troubles.set(call, trouble),
    endTroubles: () => troubles.clear(),
    async close() {
      await leaveBrowser(browser)
      await close()
      await database.close()
    },
  }
}

/** Opens a foreign market for the tests of a file and closes it after them. */
export const foreignMarketForTests = () => setupResource(openForeignMarket)
