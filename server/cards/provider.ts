/** A payment intent as the card provider has it now; `status` is the provider's own word, 'succeeded' once charged. */
export type ProviderIntent = {
  id: string
  clientSecret: string
  status: string
  /** US cents. */
  amountCents: number
  bookingId: string | null
  created: Date
}

/** The card provider, as the market needs it. Every method throws CardProviderError where the provider fails. */
export interface CardProvider {
  createIntent(input: {
    amountCents: number
    bookingId: string
    productId: string
    idempotencyKey: string
  }): Promise<ProviderIntent>
  /** null where the provider has no such intent. */
  readIntent(id: string): Promise<ProviderIntent | null>
  /** Gives the whole charge back; the same key twice refunds once. */
  refund(intentId: string, idempotencyKey: string): Promise<void>
}

/** The card provider could not be reached or refused. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
}
