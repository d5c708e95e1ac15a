import type { CardEvent } from '../cards/provider.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'
import { recordChargeByIntent } from './untold.ts'

/**
 * Handles an event of the card provider. The event only names an intent: the intent's state is read from the provider,
 * so events may arrive twice, late and in any order. A refund that cannot be made at once stays due.
 */
export async function takeEvent(
  market: Pick<Market, 'database' | 'cards' | 'clock'>,
  { type, intentId }: CardEvent,
): Promise<void> {
  if (type !== 'payment_intent.succeeded' || intentId === null) return
  try {
    await recordChargeByIntent(market, intentId)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'refund-pending')) throw error
  }
}
