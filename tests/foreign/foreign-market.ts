import { randomUUID } from 'node:crypto'
import { stripeProvider } from '../../server/vendors/cards/stripe.ts'
import { leaveBrowser, type Look, sharedChromium } from '../browser/shared-browser.ts'
import { PASSWORD } from '../product/steps.ts'
import { setupResource } from '../served/opened-for-tests.ts'
import { type Collections, openCollections, people } from './documents.ts'
import type { MakeIntent } from './foreign-calls.ts'
import { startForeignServer, type Trouble, type Troubles } from './foreign-server.ts'
import { startProduct } from './product.ts'
import { createVisitors, type Visitors } from './visitors.ts'

/** The product at one origin, the foreign server that its client calls at another, and a browser to use them. */
export type ForeignMarket = Collections & {
  /** The origin of the product. */
  origin: string
  visitors: Visitors
  /** Replaces the response of a call of the foreign server, such as 'GET /jwt', until endTroubles is called. */
  trouble(call: string, trouble: Trouble): void
  endTroubles(): void
  close(): Promise<void>
}

/** Identities and cards are at the product's stand-ins; the server of section 7 and the image host are foreign. */
async function openForeignMarket(look?: Look): Promise<ForeignMarket> {
  const collections = openCollections()
  const troubles: Troubles = new Map()
  const { origin, cardKey, close } = await startProduct()
  await registerPeople(origin)
  const foreign = await startForeignServer(collections, troubles, intentsAt(origin, cardKey))
  const browser = await sharedChromium(look)
  return {
    ...collections,
    origin,
    visitors: createVisitors({ browser, origin, proxy: foreign.origin }),
    trouble: (call, trouble) => troubles.set(call, trouble),
    endTroubles: () => troubles.clear(),
    async close() {
      await leaveBrowser(browser)
      await Promise.all([foreign.close(), close()])
    },
  }
}

/** Registers the accounts at the identity stand-in of the product. */
async function registerPeople(origin: string): Promise<void> {
  const signUp = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=stand-in`
  for (const { name, email } of people) {
    const body = JSON.stringify({ displayName: name, email, password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch(signUp, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`${email} could not be registered: ${status}.`)
  }
}

/** Creates payment intents as a foreign server does, with Stripe's SDK, at the card stand-in of the product. */
function intentsAt(origin: string, secretKey: string): MakeIntent {
  const provider = stripeProvider({
    secretKey,
    fetch: (input, init) => {
      const { pathname } = new URL(new Request(input).url)
      return fetch(`${origin}/standins/cards${pathname}`, init)
    },
  })
  return async (amountCents) => {
    const ids = { bookingId: 'unknown', productId: 'unknown', idempotencyKey: randomUUID() }
    return (await provider.createIntent({ amountCents, ...ids })).clientSecret
  }
}

/** Opens a foreign market for the tests of a file and closes it after them. */
export const foreignMarketForTests = (look?: Look) => setupResource(() => openForeignMarket(look))
