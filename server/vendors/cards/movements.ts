/**
 * The outcome of a request that moves money.
 * - succeeded: the money moved, now or in an earlier request with the key; `id` is the provider's id of the movement.
 * - refused: the money did not move and cannot; a repetition gets the same refusal.
 * - failed: the money did not move; a repetition with the same key may succeed.
 * - unknown: the provider did not answer; a repetition with the same key finds out.
 */
export type MovementResult =
  | { outcome: 'succeeded'; id: string }
  | { outcome: 'refused'; code: string }
  | { outcome: 'failed'; code: string }
  | { outcome: 'unknown'; reason: string }

/**
 * Moves money between the market, the buyers' cards and the sellers' payout accounts, in US cents.
 * `key` is the idempotency key: money moves at most once for a key, however often and however late it is repeated. A key
 * belongs to one movement with one amount.
 */
export interface MoneyMovements {
  /** Refunds a part of a payment to the card. `transactionId` is the id of the intent. */
  refundPart(input: { transactionId: string; cents: number; key: string }): Promise<MovementResult>
  /**
   * Returns the ids of the refunds of a payment whose money is back at the market: banks can reject a refund days after
   * it was made. Throws CardProviderError.
   */
  rejectedRefundsOf(transactionId: string): Promise<readonly string[]>
  /** Sends a part of a payment to a payout account. */
  transfer(input: {
    accountId: string
    cents: number
    transactionId: string
    key: string
  }): Promise<MovementResult>
  /** Takes a part of a transfer back from the payout account, which must still hold it. */
  reverse(input: { transferId: string; cents: number; key: string }): Promise<MovementResult>
}
