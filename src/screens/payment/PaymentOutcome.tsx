import { message } from '../../domain/message.ts'
import type { PaymentEvent } from '../../../machines/payment.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { pathOf } from '../paths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { MoneyNote } from '../../ui/MoneyNote/MoneyNote.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import type { Locale } from '../../messages/locale.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import { NextSteps } from './NextSteps.tsx'
import { hasPaid, orderIdOf, type PaymentState } from './payment-state.ts'
import { transaction as transactionStyle } from './PaymentView.css.ts'

type PaymentOutcomeProps = { state: PaymentState; send: (event: PaymentEvent) => void }

/** The result after the card is submitted: where the money is, and the next step. */
export function PaymentOutcome({ state, send }: PaymentOutcomeProps) {
  const { failure } = state.context
  const messages = useMessages(paymentMessages)
  const { t } = useLocale()
  const isAsking = state.matches('resuming') || state.matches('asking')
  if (isAsking || state.matches('processing') || state.matches('undetermined')) {
    return (
      <Stack>
        <MoneyNote position="unknown" role="alert" sentence={messages.money.unknown} takesFocus>
          {unknownReason(state, messages, t)}
        </MoneyNote>
        <Cluster>
          <Button busy={isAsking} onClick={() => send({ type: 'payment.check' })} variant="accent">
            {messages.checkAgain}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  if (state.matches('saving') || state.matches('unsaved')) {
    return (
      <Stack>
        <MoneyNote position="charged" role="alert" sentence={messages.money.charged} takesFocus>
          {state.matches('unsaved') && (
            <>
              {failure === null ? messages.notConfirmed : t(failureMessage(failure))}{' '}
              {messages.comeBack}
              <Reference failure={failure} />
            </>
          )}
        </MoneyNote>
        <Cluster>
          <Button
            busy={state.matches('saving')}
            onClick={() => send({ type: 'save.retry' })}
            variant="accent"
          >
            {messages.record}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  if (state.hasTag('recorded')) {
    return <Paid state={state} />
  }
  if (state.matches('refunded') && failure !== null) {
    return (
      <Stack>
        <MoneyNote
          position="notCharged"
          role="alert"
          sentence={t(failureMessage(failure))}
          takesFocus
        >
          {messages.backInDays}
        </MoneyNote>
        <Cluster>
          <ToOrders variant="accent" />
        </Cluster>
      </Stack>
    )
  }
  return null
}

function unknownReason(
  state: PaymentState,
  words: (typeof paymentMessages)['en'],
  t: Locale['t'],
): string {
  const { failure } = state.context
  if (state.matches('processing')) {
    return words.bankAtWork
  }
  if (!state.matches('undetermined')) return words.asking
  return failure === null ? words.couldNotTell : t(failureMessage(failure))
}

/** The recorded payment, and the meeting that follows it. */
function Paid({ state }: { state: PaymentState }) {
  const { transaction, booking } = state.context
  const messages = useMessages(paymentMessages)
  const { t, date } = useLocale()
  const id = transaction?.transactionId ?? booking?.transactionId
  const orderId = orderIdOf(state)
  return (
    <Stack gap="large">
      <MoneyNote
        position="recorded"
        sentence={hasPaid(state) ? t(message('paid')) : messages.paidAlready}
        takesFocus
      >
        {typeof id === 'string' && (
          <Text as="span" figures>
            <span className={transactionStyle}>{t(message('transactionId', { id: id }))}</span>
          </Text>
        )}
        {transaction !== null && (
          <Text as="time" dateTime={transaction.transactionTime} lines size="small">
            {`\n${date(new Date(transaction.transactionTime), { dateStyle: 'long', timeStyle: 'short' })}`}
          </Text>
        )}
      </MoneyNote>
      {/* The steps depend on whether the server holds the payment, which the booking says. */}
      {!state.matches('loadingPaidBooking') && <NextSteps booking={booking} />}
      <Cluster>
        {orderId !== undefined && (
          <ButtonLink href={pathOf({ screen: 'order', orderId })} variant="accent">
            {messages.toOrder}
          </ButtonLink>
        )}
        <ToOrders variant={orderId === undefined ? 'accent' : 'plain'} />
        <ButtonLink href={pathOf({ screen: 'receipt', bookingId: state.context.bookingId })}>
          {messages.receipt}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}

function ToOrders({ variant }: { variant: 'accent' | 'plain' }) {
  return (
    <ButtonLink href={pathOf({ screen: 'myOrders' })} variant={variant}>
      {useMessages(paymentMessages).toOrders}
    </ButtonLink>
  )
}
