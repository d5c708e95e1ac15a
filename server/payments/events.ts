import type { CardEvent } from '../cards/provider.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../problem.ts'
import { reconcileIntent } from './reconciler.ts'

/**
 * Handles an event of the card provider. The event only names an intent: the intent's state is read from the provider,
 * so events may arrive twice, late and in any order. A refund that cannot be made at once stays due.
 */
export async function handleCardEvent(
  appContext: Pick<AppContext, 'database' | 'cards' | 'clock'>,
  { type, intentId }: CardEvent,
): Promise<void> {
  if (type !== 'payment_intent.succeeded' || intentId === null) return
  try {
    await reconcileIntent(appContext, intentId)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'refund-pending')) throw error
  }
}
