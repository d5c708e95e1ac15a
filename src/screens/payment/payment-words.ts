import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { MONEY_POSITIONS } from '../../domain/constants.ts'
import type { MoneyPosition } from '../../domain/payment.ts'

export type PaymentState = SnapshotFrom<typeof paymentMachine>

/** Where the buyer's money is, by the state's tag. */
export function positionOf(state: PaymentState): MoneyPosition {
  return MONEY_POSITIONS.find((position) => state.hasTag(position)) ?? 'unknown'
}

type Step = { key: string; label: string; state: 'done' | 'current' | 'upcoming' | 'failed' }

const steps = ['booked', 'card', 'confirm', 'recorded'] as const

/** How far the payment has come: booked, card, confirmed, recorded. */
export function stepsOf(
  state: PaymentState,
  labels: Readonly<Record<(typeof steps)[number], string>>,
): Step[] {
  const at = stepAt(state)
  const failed = state.matches('unsaved') || state.matches('undetermined') || hasCardFailed(state)
  return steps.map((key, index) => ({
    key,
    label: labels[key],
    state: index < at ? 'done' : index > at ? 'upcoming' : failed ? 'failed' : 'current',
  }))
}

function stepAt(state: PaymentState): number {
  if (state.hasTag('recorded')) return steps.length
  if (state.hasTag('charged')) return 3
  // Until it is known of an earlier visit's attempt, this one has not come further than the card.
  const isRecalling = state.matches('recalling') || state.matches('recallFailed')
  return state.hasTag('unknown') && !isRecalling ? 2 : 1
}

/** The card was tried and nothing was charged. */
export function hasCardFailed(state: PaymentState): boolean {
  return state.matches('cardForm') && !state.matches({ cardForm: 'entering' })
}
