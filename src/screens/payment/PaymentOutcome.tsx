import type { PaymentEvent } from '../../../machines/payment.setup.ts'
import { wordsOf } from '../../domain/failure.ts'
import { messages } from '../../domain/messages.ts'
import { pathOf } from '../../services/navigation.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { MoneyNote } from '../../ui/MoneyNote/MoneyNote.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Reference } from '../error/Reference.tsx'
import { moneyWords, type PaymentState } from './payment-words.ts'
import { transaction as transactionStyle } from './PaymentView.css.ts'

type PaymentOutcomeProps = { state: PaymentState; send: (event: PaymentEvent) => void }

/** Once the card was sent: where the money is, and the way on. */
export function PaymentOutcome({ state, send }: PaymentOutcomeProps) {
  const { failure } = state.context
  const isAsking = state.matches('resuming') || state.matches('asking')
  if (isAsking || state.matches('processing') || state.matches('undetermined')) {
    return (
      <Stack>
        <MoneyNote position="unknown" role="alert" sentence={moneyWords.unknown} takesFocus>
          {unknownReason(state)}
        </MoneyNote>
        <Cluster>
          <Button busy={isAsking} onClick={() => send({ type: 'payment.check' })} variant="accent">
            Check again
          </Button>
        </Cluster>
      </Stack>
    )
  }
  if (state.matches('saving') || state.matches('unsaved')) {
    return (
      <Stack>
        <MoneyNote position="charged" role="alert" sentence={moneyWords.charged} takesFocus>
          {state.matches('unsaved') && (
            <>
              {failure === null ? 'The server did not confirm it yet.' : wordsOf(failure)} You can
              also come back later: we remember it.
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
            Record the payment
          </Button>
        </Cluster>
      </Stack>
    )
  }
  if (state.matches('paid') || state.matches('alreadyPaid')) {
    return <Paid state={state} />
  }
  if (state.matches('refunded')) {
    return (
      <Stack>
        <MoneyNote
          position="notCharged"
          role="alert"
          sentence="The item was already gone. Your charge was refunded at once."
          takesFocus
        >
          The money is back on your card in a few days, as banks go.
        </MoneyNote>
        <Cluster>
          <ButtonLink href={pathOf({ screen: 'myOrders' })} variant="accent">
            Go to My Orders
          </ButtonLink>
        </Cluster>
      </Stack>
    )
  }
  return null
}

function unknownReason(state: PaymentState): string {
  const { failure } = state.context
  if (state.matches('processing')) {
    return 'Your bank is still working on it. We look again by ourselves.'
  }
  if (!state.matches('undetermined')) return 'We are asking the card provider what happened.'
  return failure === null ? 'The card provider could not tell what happened.' : wordsOf(failure)
}

function Paid({ state }: { state: PaymentState }) {
  const { transaction, booking } = state.context
  const id = transaction?.transactionId ?? booking?.transactionId
  return (
    <Stack>
      <MoneyNote
        position="recorded"
        sentence={state.matches('paid') ? messages.paid : 'You have paid for this already.'}
        takesFocus
      >
        {typeof id === 'string' && (
          <Text as="span" figures>
            <span className={transactionStyle}>{messages.transactionId(id)}</span>
          </Text>
        )}
      </MoneyNote>
      <Cluster>
        <ButtonLink href={pathOf({ screen: 'myOrders' })} variant="accent">
          Go to My Orders
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
