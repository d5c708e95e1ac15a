/** What the card provider says of one payment intent. */
export type ProviderIntent = {
  id: string
  /** What the buyer's browser needs to pay it. */
  clientSecret: string
  /** The provider's word, such as requires_payment_method or succeeded. */
  status: string
  amountCents: number
  /** The booking it was made for; null for an intent that was not made by this server. */
  bookingId: string | null
  created: Date
}

/** What the provider tells by itself; `intentId` is the intent that it is about, if any. */
export type CardEvent = { type: string; intentId: string | null }

/** Takes and gives back money. Every method throws CardProviderError where the provider refuses or does not answer. */
export interface CardProvider {
  /** The same key answers the same intent. */
  createIntent(input: {
    amountCents: number
    bookingId: string
    productId: string
    idempotencyKey: string
  }): Promise<ProviderIntent>
  /** null: the provider knows no such intent. */
  readIntent(id: string): Promise<ProviderIntent | null>
  /** Gives back all that was paid; an intent that is refunded already is left as it is. */
  refund(intentId: string, idempotencyKey: string): Promise<void>
  /** The event in the body of a webhook; null where the provider has not signed it, or not lately. */
  readEvent(body: string, signature: string): Promise<CardEvent | null>
}

/** The provider refused, or did not answer: what it did is then not known. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
}
