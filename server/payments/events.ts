import type { CardEvent } from '../cards/provider.ts'
import type { Market } from '../market.ts'
import { Problem } from '../problem.ts'
import { recordChargeByIntent } from './untold.ts'

/**
 * Acts on what the card provider tells. An event only says where to look: what is so the provider is asked, so that
 * events may come twice, late and in any order. A refund that cannot be made at once stays due.
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
