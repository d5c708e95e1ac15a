import type { Disputes } from './disputes.ts'
import type { MoneyMovements } from './movements.ts'
import type { PayoutAccounts } from './payout-accounts.ts'

/** A payment intent, as the card provider reports it. */
export type ProviderIntent = {
  id: string
  /** The browser confirms the payment with it. */
  clientSecret: string
  /** The provider's status, such as requires_payment_method or succeeded. */
  status: string
  amountCents: number
  /** The booking of the intent; null for an intent that this server did not create. */
  bookingId: string | null
  /** When the card was charged; null while it is not, or where the answer does not tell. */
  chargedAt: Date | null
  /** The charged card: the name of its brand and its last four digits; null where the answer does not tell. */
  card: { brand: string; last4: string } | null
}

/** A webhook event of the provider. */
export type CardEvent = {
  type: string
  /** The intent that it concerns: of a payment, a refund or a dispute. */
  intentId: string | null
  /** The id of the object that changed, such as a payout account or a transfer. */
  objectId: string | null
}

/**
 * Charges and refunds cards, and pays sellers. A method without an outcome throws CardProviderError where the provider
 * refuses or does not answer.
 */
export interface CardProvider extends Disputes, MoneyMovements, PayoutAccounts {
  /** Creates an intent; the same idempotency key returns the same intent. Throws AmountRefused. */
  createIntent(input: {
    amountCents: number
    bookingId: string
    productId: string
    idempotencyKey: string
  }): Promise<ProviderIntent>
  /** Reads an intent; returns null where the provider has no such intent. */
  readIntent(id: string): Promise<ProviderIntent | null>
  /**
   * Cancels an intent, so that nobody can confirm it, and returns it; returns null where the provider has no such
   * intent. Its status then is canceled, or succeeded or processing where a confirmation came first.
   */
  cancelIntent(id: string): Promise<ProviderIntent | null>
  /** Refunds the full amount; does nothing where the intent is already refunded. */
  refund(intentId: string, idempotencyKey: string): Promise<void>
  /** Returns the event in a webhook's body; null where the signature is invalid or too old. */
  readEvent(body: string, signature: string): Promise<CardEvent | null>
}

/** The provider charges no card with this amount: it is too small or too large. */
export class AmountRefused extends Error {
  override readonly name = 'AmountRefused'
}

/** The provider refused or did not answer. Without an answer, the outcome of the request is unknown. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
}
