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
}

/** The provider refused, or did not answer: what it did is then not known. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
}
