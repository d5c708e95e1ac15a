import { Stripe } from 'stripe'
import { whyUnanswered } from '../unanswered.ts'

/** Returns in one line why this key cannot take payments; null where it can. Waits at most `timeout` milliseconds. */
export async function checkStripe(
  secretKey: string,
  fetch: typeof globalThis.fetch,
  timeout: number,
): Promise<string | null> {
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 0,
    timeout,
    httpClient: Stripe.createFetchHttpClient(fetch),
  })
  try {
    await stripe.paymentIntents.list({ limit: 1 })
    return null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return 'Stripe does not take STRIPE_SECRET_KEY: nobody can pay until it is right.'
    }
    if (error instanceof Stripe.errors.StripePermissionError) {
      return 'STRIPE_SECRET_KEY may not read and write payment intents: nobody can pay until it may.'
    }
    return error instanceof Stripe.errors.StripeConnectionError
      ? `Stripe does not answer (${whyUnanswered(error.detail)}): nobody can pay until it does.`
      : `Stripe does not show payment intents (${whyUnanswered(error)}).`
  }
}
