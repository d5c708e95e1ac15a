import { Stripe } from 'stripe'
import type { CardProvider } from '../../../server/cards/provider.ts'
import { stripeProvider } from '../../../server/cards/stripe.ts'
import { createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../../postgres/test-database.ts'

/** A card provider, through the server's interface and through the unmodified SDK. */
export type Cards = {
  provider: CardProvider
  /** Returns the SDK with this key in place of the valid one. */
  sdk(secretKey?: string): Stripe
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
  const standIn = await createCardStandIn({ database })
  return {
    provider: stripeProvider(standIn),
    sdk: (secretKey = standIn.secretKey) =>
      new Stripe(secretKey, {
        httpClient: Stripe.createFetchHttpClient(standIn.fetch),
        telemetry: false,
        maxNetworkRetries: 0,
      }),
    close: () => database.close(),
  }
}

function openStripe(testKey: string): Cards {
  if (!/^(sk|rk)_test_/.test(testKey)) {
    throw new Error('STRIPE_SECRET_KEY has to be of the test mode: these tests charge cards.')
  }
  return {
    provider: stripeProvider({ secretKey: testKey }),
    sdk: (secretKey = testKey) => new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 0 }),
    close: async () => undefined,
  }
}
