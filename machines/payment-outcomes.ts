import type { ConfirmOutcome, PaymentRecord } from '../src/domain/payment.ts'
import type { PaymentContext } from './payment.setup.ts'

type Outcome = { event: { output: ConfirmOutcome } }

/** Guard: the provider's response has this status. */
export const whenStatus = (status: ConfirmOutcome['status']) => ({
  type: 'isStatus' as const,
  params: ({ event }: Outcome) => ({ outcome: event.output, status }),
})

export const withTransaction = {
  type: 'keepTransaction' as const,
  params: ({ event }: Outcome) => ({ outcome: event.output }),
}

export const withCardMessage = {
  type: 'keepCardMessage' as const,
  params: ({ event }: Outcome) => ({
    message: 'message' in event.output ? event.output.message : '',
  }),
}

/** Guard on the provider's response and on what the screen shows. */
export const whenOutcome = (type: 'isFormOpen' | 'isChallengeLeft' | 'isNotCharged') => ({
  type,
  params: ({ event }: Outcome) => ({ outcome: event.output }),
})

/** Returns the attempt's client secret. States that use it follow one that started or recalled an attempt. */
export function secretOf({ context }: { context: PaymentContext }): { clientSecret: string } {
  if (context.attempt === null) throw new Error('There is no attempt to pay at hand.')
  return { clientSecret: context.attempt.clientSecret }
}

/** Returns the record to save after a charge (rule P4). */
export function recordOf({ attempt, transaction }: PaymentContext): PaymentRecord {
  if (attempt === null || transaction === null) throw new Error('Nothing was charged to be saved.')
  const { bookingId, productId, productName, buyerEmail, price } = attempt
  return { ...transaction, bookingId, productId, productName, email: buyerEmail, price }
}
