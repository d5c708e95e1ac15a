import type { ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.setup.ts'
import { type Failure, wordsOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { paymentWords } from '../../words/payment.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { Reference } from '../error/Reference.tsx'
import type { PaymentState } from './payment-words.ts'

type PaymentProblemProps = { state: PaymentState; send: (event: PaymentEvent) => void }

/** Why there is no card form, and that nothing was charged; in one case, that this is unknown. */
export function PaymentProblem({ state, send }: PaymentProblemProps) {
  const { failure, booking } = state.context
  const words = useWords(paymentWords)
  const { said, money } = useTongue()
  const reason = failure === null ? null : said(wordsOf(failure))
  if (state.matches('recallFailed')) {
    return (
      <Problem failure={failure} onRetry={send} money="unknown" title={words.recallFailed}>
        {reason}
      </Problem>
    )
  }
  if (state.matches('loadFailed')) {
    return (
      <Problem failure={failure} onRetry={send} title={words.loadFailed}>
        {reason}
      </Problem>
    )
  }
  if (state.matches('bookingNotFound')) {
    return <Problem title={words.notThere}>{words.maybeDeleted}</Problem>
  }
  if (state.matches('notYours')) {
    return <Problem title={words.notYours}>{words.onlyItsBuyer}</Problem>
  }
  if (state.matches('unavailable')) {
    return (
      <Problem onRetry={send} retryLabel={words.lookAgain} title={words.unavailable} tone="held">
        {reason ?? unavailableReason(booking, words)}
      </Problem>
    )
  }
  if (state.matches('intentFailed')) {
    return (
      <Problem failure={failure} onRetry={send} title={words.intentFailed}>
        {reason}
      </Problem>
    )
  }
  if (state.matches('priceChanged')) {
    return (
      <Problem onRetry={send} retryLabel={words.seeNewPrice} title={words.priceChanged} tone="held">
        {booking !== null && words.wereShown(money(booking.price))}
      </Problem>
    )
  }
  if (state.matches('cardsFailed')) {
    return (
      <Problem onRetry={send} title={words.cardsFailed}>
        {reason}
      </Problem>
    )
  }
  return null
}

function unavailableReason(
  booking: PaymentState['context']['booking'],
  words: (typeof paymentWords)['en'],
): string {
  if (booking?.sellerRemoved === true) return words.sellerGone
  if (booking?.isPaid === true) return words.sold
  return words.held
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
  retryLabel,
}: ProblemProps) {
  const words = useWords(paymentWords)
  return (
    <Stack>
      <Callout role="alert" title={title} tone={tone}>
        {words.money[money]} {children}
        <Reference failure={failure} />
      </Callout>
      {onRetry !== undefined && (
        <Cluster>
          <Button onClick={() => onRetry({ type: 'payment.retry' })} variant="accent">
            {retryLabel ?? words.tryAgain}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
