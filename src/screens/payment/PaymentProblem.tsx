import type { ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.machine.ts'
import { type Failure, failureMessage } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { formatUntil } from '../../messages/locale.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import type { PaymentState } from './payment-state.ts'

type PaymentProblemProps = { state: PaymentState; send: (event: PaymentEvent) => void }

const failures = ['recallFailed', 'loadFailed', 'intentFailed', 'cardsFailed'] as const

/** Why there is no card form, and that nothing was charged; in one case, that this is unknown. */
export function PaymentProblem({ state, send }: PaymentProblemProps) {
  const { failure, booking } = state.context
  const messages = useMessages(paymentMessages)
  const { t, date, formatMoney } = useLocale()
  const reason = failure === null ? null : t(failureMessage(failure))
  const failed = failures.find((name) => state.matches(name))
  if (failed !== undefined) {
    const money = failed === 'recallFailed' ? 'unknown' : 'notCharged'
    return (
      // The card form has the button that retries the intent.
      <Problem
        failure={failure}
        money={money}
        onRetry={failed === 'intentFailed' ? undefined : send}
        title={messages[failed]}
      >
        {reason}
      </Problem>
    )
  }
  if (state.matches('bookingNotFound')) {
    return <Problem title={messages.notThere}>{messages.maybeDeleted}</Problem>
  }
  if (state.matches('notYours')) {
    return <Problem title={messages.notYours}>{messages.onlyItsBuyer}</Problem>
  }
  if (state.matches('unavailable')) {
    const heldUntil = heldUntilOf(state)
    return (
      <Problem
        onRetry={send}
        retryLabel={messages.lookAgain}
        title={messages.unavailable}
        tone="held"
      >
        {heldUntil === null
          ? (reason ?? unavailableReason(booking, messages))
          : messages.heldUntil(formatUntil(new Date(heldUntil), { date }))}
      </Problem>
    )
  }
  if (state.matches('priceChanged')) {
    return (
      <Problem
        onRetry={send}
        retryLabel={messages.seeNewPrice}
        title={messages.priceChanged}
        tone="held"
      >
        {booking !== null && messages.wereShown(formatMoney(booking.price))}
      </Problem>
    )
  }
  return null
}

/** Returns until when another buyer holds the item; null where nobody does, or the server does not say. */
function heldUntilOf({ context: { failure, booking } }: PaymentState): string | null {
  const heldUntil = failure?.kind === 'conflict' ? failure.heldUntil : booking?.heldUntil
  return heldUntil ?? null
}

function unavailableReason(
  booking: PaymentState['context']['booking'],
  words: (typeof paymentMessages)['en'],
): string {
  if (booking?.sellerRemoved === true) {
    return booking.isRemoved === true ? words.removed : words.sellerGone
  }
  if (booking?.isPaid === true) return words.sold
  if (booking?.isSoldElsewhere === true) return words.soldElsewhere
  if (booking?.isWithdrawn === true) return words.withdrawn
  if (booking?.isBlocked === true) return words.blocked
  return words.held
}

type ProblemProps = {
  title: string
  children: ReactNode
  failure?: Failure | null
  money?: 'notCharged' | 'unknown'
  tone?: 'danger' | 'held'
  onRetry?: ((event: PaymentEvent) => void) | undefined
  retryLabel?: string
}

function Problem({
  title,
  children,
  failure = null,
  money = 'notCharged',
  tone = 'danger',
  onRetry,
  retryLabel,
}: ProblemProps) {
  const messages = useMessages(paymentMessages)
  return (
    <Stack>
      {/* The server's refusal takes the place of the card form, which had the focus. */}
      <Callout role="alert" takesFocus={tone === 'held'} title={title} tone={tone}>
        {messages.money[money]} {children}
        <Reference failure={failure} />
      </Callout>
      {onRetry !== undefined && (
        <Cluster>
          <Button onClick={() => onRetry({ type: 'payment.retry' })} variant="accent">
            {retryLabel ?? messages.tryAgain}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
