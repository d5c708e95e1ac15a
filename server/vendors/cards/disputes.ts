/**
 * A dispute: the cardholder asks the bank for the money of a payment.
 * - inquiry: the bank only asks; the market still has the money and can refund it.
 * - open: the provider has taken the money from the market until the bank decides.
 * - won: the money is back at the market.
 * - lost: the cardholder keeps the money.
 * - closed: the inquiry ended without a dispute.
 */
export type CardDispute = {
  id: string
  status: 'inquiry' | 'open' | 'won' | 'lost' | 'closed'
  cents: number
}

/** Reads disputes. */
export interface Disputes {
  /** Returns the disputes of a payment, newest first. `transactionId` is the id of the intent. Throws CardProviderError. */
  disputesOf(transactionId: string): Promise<CardDispute[]>
}
