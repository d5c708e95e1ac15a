import type { CardEvent } from '../vendors/cards/provider.ts'
import type { Services } from '../services.ts'
import { reconcileDispute } from '../orders/disputes.ts'
import { refreshPayoutAccount } from '../orders/payout-accounts.ts'
import { reconcileRefunds } from '../orders/rejected-refunds.ts'
import { Problem } from '../http/problem.ts'
import { reconcileIntent } from './reconcile-charges.ts'

/** Stripe sends `charge.refund.updated` or `refund.*`, as the version of the webhook's endpoint has it. */
const REFUND_EVENT = /^(?:charge\.)?refund\.(?:updated|failed)$/

/**
 * Handles an event of the card provider. The event only names what has changed: its state is read from the provider, so
 * events may arrive twice, late and in any order. A refund that cannot be made at once stays due.
 */
export async function handleCardEvent(
  services: Services,
  { type, intentId, objectId }: CardEvent,
): Promise<void> {
  if (type === 'account.updated' && objectId !== null) {
    await refreshPayoutAccount(services, objectId)
  }
  if (type.startsWith('charge.dispute.') && intentId !== null) {
    await reconcileDispute(services, intentId)
  }
  if (REFUND_EVENT.test(type) && intentId !== null) await reconcileRefunds(services, intentId)
  if (type !== 'payment_intent.succeeded' || intentId === null) return
  try {
    await reconcileIntent(services, intentId)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'refund-pending')) throw error
  }
}
