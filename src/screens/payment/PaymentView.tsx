import type { ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.setup.ts'
import { pathOf } from '../../services/navigation.ts'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { paymentWords } from '../../words/payment.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { CardForm } from './CardForm.tsx'
import { PaymentOutcome } from './PaymentOutcome.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { type PaymentState, positionOf, stepsOf } from './payment-words.ts'
import { form, picture } from './PaymentView.css.ts'

type PaymentViewProps = {
  state: PaymentState
  send: (event: PaymentEvent) => void
  /** The card provider's fields; null until there is a payment intent. */
  cardFields: ReactNode
}

const preparing = ['recalling', 'loading', 'creatingIntent', 'loadingCards'] as const

const isPreparing = (state: PaymentState) => preparing.some((name) => state.matches(name))

/** The payment flow (rules P1 to P6): the current step, the price, and after each failure whether money moved. */
export function PaymentView({ state, send, cardFields }: PaymentViewProps) {
  const { booking, attempt } = state.context
  const words = useWords(paymentWords)
  const { money } = useTongue()
  const subject = booking ?? attempt
  const isFormThere = state.hasTag('cardForm') && booking !== null
  const isWaiting = isPreparing(state)
  // The progress of another buyer's payment is unknown, so no steps are rendered.
  const hasSteps = !state.matches('bookingNotFound') && !state.matches('notYours')
  return (
    <Page>
      <PageHeader
        lead={subject === null ? undefined : words.paymentOf(money(subject.price))}
        takesFocus={isWaiting}
        title={subject === null ? words.payment : words.paymentFor(subject.productName)}
      />
      {/* Remount when the booking loads: the longer heading would otherwise shift the content below it. */}
      <Grid key={subject === null ? 'unknown' : 'known'} of="halves">
        <Stack gap="large">
          {hasSteps && <Steps label={words.payment} steps={stepsOf(state, words.steps)} />}
          <PaymentOutcome send={send} state={state} />
          <PaymentProblem send={send} state={state} />
          {(isWaiting || isFormThere) && (
            <div className={form}>
              {isWaiting && (
                <Skeleton
                  count={3}
                  label={state.hasTag('unknown') ? words.lookingForUnfinished : words.preparing}
                  of="form"
                />
              )}
              {isFormThere && (
                <CardForm fields={cardFields} price={booking.price} send={send} state={state} />
              )}
            </div>
          )}
          {positionOf(state) === 'notCharged' && !state.matches('refunded') && (
            <Link href={pathOf({ screen: 'myOrders' })} tone="quiet">
              {words.backToOrders}
            </Link>
          )}
        </Stack>
        {booking !== null && (
          <Stack as="aside" gap="small" label={words.whatYouPayFor}>
            <div className={picture}>
              <Picture
                alt={booking.productName}
                eager
                ratio="landscape"
                sizes="(min-width: 64rem) 36rem, 100vw"
                src={booking.image}
              />
            </div>
            <Text size="small" tone="quiet">
              {state.hasTag('recorded') && words.nowMeet}
              {(isWaiting || state.hasTag('payable')) && words.chargedOnce(money(booking.price))}
            </Text>
          </Stack>
        )}
      </Grid>
    </Page>
  )
}
