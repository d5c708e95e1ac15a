import type { ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.setup.ts'
import { type Failure, wordsOf } from '../../domain/failure.ts'
import { formatMoney } from '../../domain/money.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Reference } from '../error/Reference.tsx'
import { moneyWords, type PaymentState } from './payment-words.ts'

type PaymentProblemProps = { state: PaymentState; send: (event: PaymentEvent) => void }

/** Why there is no card form, and that nothing was charged; or, in one case, that this is not known. */
export function PaymentProblem({ state, send }: PaymentProblemProps) {
  const { failure, booking } = state.context
  const reason = failure === null ? null : wordsOf(failure)
  if (state.matches('recallFailed')) {
    return (
      <Problem
        failure={failure}
        onRetry={send}
        money="unknown"
        title="An earlier payment could not be looked for."
      >
        {reason}
      </Problem>
    )
  }
  if (state.matches('loadFailed')) {
    return (
      <Problem failure={failure} onRetry={send} title="Your booking could not be loaded.">
        {reason}
      </Problem>
    )
  }
  if (state.matches('bookingNotFound')) {
    return <Problem title="This booking is not there.">It may have been deleted.</Problem>
  }
  if (state.matches('notYours')) {
    return (
      <Problem title="This booking is somebody else's.">Only its buyer can pay for it.</Problem>
    )
  }
  if (state.matches('unavailable')) {
    return (
      <Problem onRetry={send} retryLabel="Look again" title="Unavailable" tone="held">
        {reason ?? unavailableReason(booking)}
      </Problem>
    )
  }
  if (state.matches('intentFailed')) {
    return (
      <Problem failure={failure} onRetry={send} title="The payment could not be prepared.">
        {reason}
      </Problem>
    )
  }
  if (state.matches('priceChanged')) {
    return (
      <Problem
        onRetry={send}
        retryLabel="See the new price"
        title="The price has changed since you booked."
        tone="held"
      >
        {booking !== null && `You were shown ${formatMoney(booking.price)}.`}
      </Problem>
    )
  }
  if (state.matches('cardsFailed')) {
    return (
      <Problem onRetry={send} title="The card form could not be loaded.">
        {reason}
      </Problem>
    )
  }
  return null
}

function unavailableReason(booking: PaymentState['context']['booking']): string {
  if (booking?.sellerRemoved === true) return 'The seller is no longer here.'
  if (booking?.isPaid === true) return 'Somebody else bought it.'
  return 'Somebody else is paying for it right now. It may become free again in a few minutes.'
}

type ProblemProps = {
  title: string
  children: ReactNode
  failure?: Failure | null
  money?: 'notCharged' | 'unknown'
  tone?: 'danger' | 'held'
  onRetry?: (event: PaymentEvent) => void
  retryLabel?: string
}

function Problem({
  title,
  children,
  failure = null,
  money = 'notCharged',
  tone = 'danger',
  onRetry,
  retryLabel = 'Try again',
}: ProblemProps) {
  return (
    <Stack>
      <Callout role="alert" title={title} tone={tone}>
        {moneyWords[money]} {children}
        <Reference failure={failure} />
      </Callout>
      {onRetry !== undefined && (
        <Cluster>
          <Button onClick={() => onRetry({ type: 'payment.retry' })} variant="accent">
            {retryLabel}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
