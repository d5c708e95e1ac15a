import type { SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../machines/payment.machine.ts'
import { CHARGE_STATUSES } from '../../domain/constants.ts'
import type { ChargeStatus } from '../../domain/payment.ts'
import type { Step } from '../../ui/Steps/Steps.tsx'

export type PaymentState = SnapshotFrom<typeof paymentMachine>

/** Returns where the buyer's money is, by the state's tag. */
export function chargeStatusOf(state: PaymentState): ChargeStatus {
  return CHARGE_STATUSES.find((position) => state.hasTag(position)) ?? 'unknown'
}

/** Returns whether this page recorded the payment. */
export const hasPaid = (state: PaymentState): boolean =>
  state.matches('paid') || state.matches('loadingPaidBooking')

/** Returns the order of the payment; undefined on a server without orders. */
export function orderIdOf({ context: { booking, paymentId } }: PaymentState): string | undefined {
  // A server that holds payments has opened the order with the id of the payment.
  const opened = booking?.protection === undefined ? undefined : (paymentId ?? undefined)
  return booking?.orderId ?? opened
}

const steps = ['booked', 'card', 'confirm', 'recorded'] as const

/** Returns the steps of the payment: booked, card, confirmed, recorded. */
export function paymentSteps(
  state: PaymentState,
  labels: Readonly<Record<(typeof steps)[number], string>>,
): Step[] {
  const at = stepAt(state)
  const failed = state.matches('unsaved') || hasCardFailed(state)
  return steps.map((key, index) => ({
    key,
    label: labels[key],
    state: index < at ? 'done' : index > at ? 'upcoming' : failed ? 'failed' : 'current',
  }))
}

function stepAt(state: PaymentState): number {
  if (state.hasTag('recorded')) return steps.length
  if (state.hasTag('charged')) return 3
  if (state.matches({ cardForm: 'refused' }) || state.matches({ cardForm: 'abandoned' })) return 2
  // Until an earlier visit's attempt is looked up, this payment is at the card step.
  const isRecalling = state.matches('recalling') || state.matches('recallFailed')
  return state.hasTag('unknown') && !isRecalling ? 2 : 1
}

/** Returns whether the card was submitted and nothing was charged. */
export function hasCardFailed(state: PaymentState): boolean {
  return state.matches('cardForm') && !state.matches({ cardForm: 'entering' })
}
