import { Stripe } from 'stripe'
import { AmountRefused, CardProviderError } from './provider.ts'

/** The client sends the intent id, which becomes part of a URL path: other text could address another endpoint. */
export const INTENT_ID = /^pi_\w+$/

/** The SDK accepts a proxy's error response as Stripe's, so `object` may hold any value. */
export type Unchecked<Answer> = Omit<Answer, 'object'> & { object: unknown }

/** Returns the answer of a request. Throws AmountRefused and CardProviderError. */
export async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request
  } catch (error) {
    throw providerError(error)
  }
}

/** Returns the object that a request finds, or null for an unknown id. Throws CardProviderError. */
export async function found<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null
    throw providerError(error)
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

export function providerError(error: unknown): CardProviderError | AmountRefused {
  if (error instanceof CardProviderError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (hasCode(error, 'amount_too_small') || hasCode(error, 'amount_too_large')) {
    return new AmountRefused(`The card provider: ${message}`, { cause: error })
  }
  return new CardProviderError(`The card provider: ${message}`, { cause: error })
}
