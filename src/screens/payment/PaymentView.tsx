import type { ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.machine.ts'
import type { CardProvider } from '../../domain/payment.ts'
import { pathOf } from '../paths.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { CardForm } from './CardForm.tsx'
import { PaymentOutcome } from './PaymentOutcome.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { PaymentTerms } from './PaymentTerms.tsx'
import { TestCards } from './TestCards.tsx'
import { type PaymentState, chargeStatusOf, paymentSteps } from './payment-state.ts'
import { form, layout, main, terms } from './PaymentView.css.ts'

type PaymentViewProps = {
  state: PaymentState
  send: (event: PaymentEvent) => void
  /** The card provider's fields. They are rendered in states with the tag `cardForm`. */
  cardFields: ReactNode
  cardProvider: CardProvider
}

const preparing = ['recalling', 'loading', 'loadingCards'] as const

const isPreparing = (state: PaymentState) => preparing.some((name) => state.matches(name))

/** The payment flow (rules P1 to P6): the current step, the price, and after each failure whether money moved. */
export function PaymentView({ state, send, cardFields, cardProvider }: PaymentViewProps) {
  const { booking, attempt, heldUntil } = state.context
  const messages = useMessages(paymentMessages)
  const { formatMoney } = useLocale()
  const subject = booking ?? attempt
  const isFormThere = state.hasTag('cardForm') && booking !== null
  const isWaiting = isPreparing(state)
  // The progress of another buyer's payment is unknown, so no steps are rendered.
  const hasSteps = !state.matches('bookingNotFound') && !state.matches('notYours')
  return (
    <Page>
      <PageHeader
        lead={subject === null ? undefined : messages.paymentOf(formatMoney(subject.price))}
        takesFocus={isWaiting}
        title={subject === null ? messages.payment : messages.paymentFor(subject.productName)}
      />
      {/* Remount when the booking loads: the longer heading would otherwise shift the content below it. */}
      <div className={layout} key={subject === null ? 'unknown' : 'known'}>
        {booking !== null && <OrderSummary booking={booking} />}
        <div className={main}>
          <Stack gap="large">
            {hasSteps && (
              <Steps label={messages.payment} steps={paymentSteps(state, messages.steps)} />
            )}
            <PaymentOutcome send={send} state={state} />
            <PaymentProblem send={send} state={state} />
            {(isWaiting || isFormThere) && (
              <div className={form}>
                {isWaiting && (
                  <Skeleton
                    count={2}
                    label={
                      state.hasTag('unknown') ? messages.lookingForUnfinished : messages.preparing
                    }
                    of="form"
                  />
                )}
                {isFormThere && (
                  <CardForm fields={cardFields} price={booking.price} send={send} state={state} />
                )}
              </div>
            )}
            {/* Also while the form is prepared, so that nothing below moves. */}
            {(isWaiting || isFormThere) && cardProvider === 'standIn' && <TestCards />}
            {chargeStatusOf(state) === 'notCharged' && !state.matches('refunded') && (
              <Link href={pathOf({ screen: 'myOrders' })} tone="quiet">
                {messages.backToOrders}
              </Link>
            )}
          </Stack>
        </div>
        {booking !== null && (isWaiting || isFormThere) && (
          <div className={terms}>
            <PaymentTerms
              cardProvider={cardProvider}
              heldUntil={heldUntil ?? booking.heldForYouUntil ?? null}
              price={booking.price}
              protection={booking.protection}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
