import { Stripe } from 'stripe'
import { vi } from 'vitest'
import type { CardProvider } from '../../../server/cards/provider.ts'
import { stripeProvider } from '../../../server/cards/stripe.ts'
import { createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../../postgres/test-database.ts'
import { onboardedAccount } from '../../standins/onboarding.ts'
import { WAIT_TIMEOUT } from '../../timeouts.ts'
import { activatedAccount } from './stripe-account.ts'

type SignedEvent = { body: string; signature: string; secret: string }

/** A card provider, through the server's interface and through the unmodified SDK. */
export type Cards = {
  provider: CardProvider
  /** Returns the SDK with this key in place of the valid one. */
  sdk(secretKey?: string): Stripe
  /** Waits for the event of this type about this object, and returns it as a webhook receives it. */
  nextEvent(type: string, objectId: string): Promise<SignedEvent>
  /** Returns what `find` finds once cardholders and banks have acted, which takes some seconds. */
  eventually<Value>(find: () => Promise<Value | undefined>): Promise<Value>
  /** Returns the id of a new connected account that transfers reach. */
  activeAccount(): Promise<string>
  /** Pays a part of a connected account's balance out to its bank. */
  payOut(account: string, cents: number): Promise<void>
  close(): Promise<void>
}

/** Returns the stand-in, and Stripe's test mode if STRIPE_SECRET_KEY is set. */
export function cardProviders(): { name: string; open: () => Promise<Cards> }[] {
  const secretKey = process.env['STRIPE_SECRET_KEY']
  return [
    { name: 'the stand-in', open: openStandIn },
    ...(secretKey === undefined
      ? []
      : [{ name: 'Stripe', open: async () => openStripe(secretKey) }]),
  ]
}

async function openStandIn(): Promise<Cards> {
  const database = await openTestDatabase()
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const standIn = await createCardStandIn({ database, now })
  const secret = standIn.webhookSecret
  const sdk = (secretKey = standIn.secretKey) =>
    new Stripe(secretKey, {
      httpClient: Stripe.createFetchHttpClient(standIn.fetch),
      telemetry: false,
      maxNetworkRetries: 0,
    })
  return {
    provider: stripeProvider(standIn),
    sdk,
    async nextEvent(type, objectId) {
      const heard = Promise.withResolvers<SignedEvent>()
      const stop = standIn.startWebhooks(async (body, signature) => {
        const event: Stripe.Event = JSON.parse(body)
        if (event.type === type && isAbout(event, objectId)) {
          heard.resolve({ body, signature, secret })
        }
        return { ok: true }
      })
      const event = await heard.promise
      await stop()
      return event
    },
    async eventually(find) {
      ahead += 10_000
      const found = await find()
      if (found === undefined) throw new Error('Nobody has acted after ten seconds.')
      return found
    },
    activeAccount: () => onboardedAccount(standIn),
    payOut: (account, cents) => payOut(sdk(), account, cents),
    close: () => database.close(),
  }
}

function isAbout({ data }: Stripe.Event, objectId: string): boolean {
  return 'id' in data.object && data.object.id === objectId
}

function openStripe(testKey: string): Cards {
  if (!/^(sk|rk)_test_/.test(testKey)) {
    throw new Error('STRIPE_SECRET_KEY has to be of the test mode: these tests charge cards.')
  }
  const sdk = (secretKey = testKey) =>
    new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 0 })
  return {
    provider: stripeProvider({ secretKey: testKey }),
    sdk,
    // Stripe cannot reach this machine: its event is read from the API, and signed as its webhooks are.
    async nextEvent(type, objectId) {
      const event = await vi.waitUntil(
        async () => {
          const { data } = await sdk().events.list({ type, limit: 100 })
          return data.find((candidate) => isAbout(candidate, objectId))
        },
        { timeout: WAIT_TIMEOUT, interval: 1_000 },
      )
      const secret = 'whsec_conformance'
      const body = JSON.stringify(event)
      const signature = await sdk().webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
      })
      return { body, signature, secret }
    },
    async eventually<Value>(find: () => Promise<Value | undefined>) {
      const box = await vi.waitUntil(
        async () => {
          const value = await find()
          return value === undefined ? undefined : { value }
        },
        { timeout: WAIT_TIMEOUT, interval: 1_000 },
      )
      return box.value
    },
    activeAccount: () => activatedAccount(sdk()),
    payOut: (account, cents) => payOut(sdk(), account, cents),
    close: async () => undefined,
  }
}

async function payOut(stripe: Stripe, stripeAccount: string, amount: number): Promise<void> {
  await stripe.payouts.create({ amount, currency: 'usd' }, { stripeAccount })
}
