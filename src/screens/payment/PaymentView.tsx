import type { ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.setup.ts'
import { formatMoney } from '../../domain/money.ts'
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
import { CardForm } from './CardForm.tsx'
import { PaymentOutcome } from './PaymentOutcome.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { type PaymentState, positionOf, stepsOf } from './payment-words.ts'
import { picture } from './PaymentView.css.ts'

type PaymentViewProps = {
  state: PaymentState
  send: (event: PaymentEvent) => void
  /** The card provider's fields; null until there is an intent to pay. */
  cardFields: ReactNode
}

const preparing = ['recalling', 'loading', 'creatingIntent', 'loadingCards'] as const

const isPreparing = (state: PaymentState) => preparing.some((name) => state.matches(name))

/** The guided payment (rules P1 to P6): where we are, what it costs, and after every failure whether money moved. */
export function PaymentView({ state, send, cardFields }: PaymentViewProps) {
  const { booking, attempt } = state.context
  const subject = booking ?? attempt
  const isFormThere = state.hasTag('cardForm') && booking !== null
  const isWaiting = isPreparing(state)
  return (
    <Page>
      <PageHeader
        lead={subject === null ? undefined : `Payment of: ${formatMoney(subject.price)}`}
        takesFocus={isWaiting}
        title={subject === null ? 'Payment' : `Payment for ${subject.productName}`}
      />
      <Grid of="halves">
        <Stack gap="large">
          <Steps label="Payment" steps={stepsOf(state)} />
          <PaymentOutcome send={send} state={state} />
          <PaymentProblem send={send} state={state} />
          {isWaiting && <Skeleton count={3} label={preparingLabel(state)} of="form" />}
          {isFormThere && booking !== null && (
            <CardForm fields={cardFields} price={booking.price} send={send} state={state} />
          )}
          {positionOf(state) === 'notCharged' && !state.matches('refunded') && (
            <Link href={pathOf({ screen: 'myOrders' })} tone="quiet">
              Back to My Orders
            </Link>
          )}
        </Stack>
        {booking !== null && (
          <Stack as="aside" gap="small" label="What you pay for">
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
              {whatFollows(state)}
            </Text>
          </Stack>
        )}
      </Grid>
    </Page>
  )
}

function preparingLabel(state: PaymentState): string {
  return state.hasTag('unknown') ? 'Looking for an unfinished payment' : 'Preparing the payment'
}

function whatFollows(state: PaymentState): string {
  const { booking } = state.context
  if (state.hasTag('recorded')) return 'Now meet the seller and take it home.'
  if (booking === null || !(isPreparing(state) || state.hasTag('payable'))) return ''
  return `Your card is charged once, for ${formatMoney(booking.price)}. Then you meet the seller and take it home.`
}
