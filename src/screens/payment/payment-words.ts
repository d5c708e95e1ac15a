import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { MONEY_POSITIONS } from '../../domain/constants.ts'
import type { MoneyPosition } from '../../domain/payment.ts'

export type PaymentState = SnapshotFrom<typeof paymentMachine>

/** Where the buyer's money is, by the state's tag. */
export function positionOf(state: PaymentState): MoneyPosition {
  return MONEY_POSITIONS.find((position) => state.hasTag(position)) ?? 'unknown'
}

/** Whether money moved, in one sentence. */
export const moneyWords: Record<MoneyPosition, string> = {
  notCharged: 'You were not charged.',
  unknown: 'We do not know yet whether you were charged. Do not pay again.',
  charged: 'You were charged; we are recording it. Do not pay again.',
  recorded: 'Your payment is recorded.',
}

type Step = { key: string; label: string; state: 'done' | 'current' | 'upcoming' | 'failed' }

const labels = ['Booked', 'Card', 'Confirm', 'Recorded']

/** How far the payment has come: booked, card, confirmed, recorded. */
export function stepsOf(state: PaymentState): Step[] {
  const at = stepAt(state)
  const failed = state.matches('unsaved') || state.matches('undetermined') || hasCardFailed(state)
  return labels.map((label, index) => ({
    key: label,
    label,
    state: index < at ? 'done' : index > at ? 'upcoming' : failed ? 'failed' : 'current',
  }))
}

function stepAt(state: PaymentState): number {
  if (state.hasTag('recorded')) return labels.length
  if (state.hasTag('charged')) return 3
  // Until it is known of an earlier visit's attempt, this one has not come further than the card.
  const isRecalling = state.matches('recalling') || state.matches('recallFailed')
  return state.hasTag('unknown') && !isRecalling ? 2 : 1
}

/** The card was tried and nothing was charged. */
export function hasCardFailed(state: PaymentState): boolean {
  return state.matches('cardForm') && !state.matches({ cardForm: 'entering' })
}
