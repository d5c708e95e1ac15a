import type { FormEvent, ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.setup.ts'
import { formatMoney } from '../../domain/money.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { MoneyNote } from '../../ui/MoneyNote/MoneyNote.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { hasCardFailed, moneyWords, type PaymentState } from './payment-words.ts'
import { fields as fieldsStyle, restingFields } from './PaymentView.css.ts'

type CardFormProps = {
  state: PaymentState
  send: (event: PaymentEvent) => void
  fields: ReactNode
  /** US dollars. */
  price: number
}

/** The card, and the one button that charges it. It stays while the answer is awaited, so that nothing typed is lost. */
export function CardForm({ state, send, fields, price }: CardFormProps) {
  const { cardMessage } = state.context
  const isPayable = state.hasTag('payable')
  const isAtWork = state.matches('confirming') || state.matches('authenticating')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'pay.submit' })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        <div className={isPayable ? fieldsStyle : restingFields}>{fields}</div>
        {isPayable && cardMessage !== null && cardMessage !== '' && (
          <Text tone="danger">
            <span role="alert">{cardMessage}</span>
          </Text>
        )}
        {hasCardFailed(state) && (
          <MoneyNote
            position="notCharged"
            role="alert"
            sentence={moneyWords.notCharged}
            takesFocus={
              state.matches({ cardForm: 'unconfirmed' }) || state.matches({ cardForm: 'abandoned' })
            }
          >
            {afterFailure(state)}
          </MoneyNote>
        )}
        {state.matches('authenticating') && (
          <Callout role="status" title="Your bank asks you to confirm this payment." tone="held">
            Answer in the window that it has opened here.
          </Callout>
        )}
        <Button
          busy={isAtWork}
          disabledReason={
            isPayable || isAtWork ? undefined : 'First it must be known what happened.'
          }
          fill
          size="large"
          type="submit"
          variant="accent"
        >
          {`Pay ${formatMoney(price)}`}
        </Button>
      </Stack>
    </form>
  )
}

function afterFailure(state: PaymentState): string {
  if (state.matches({ cardForm: 'abandoned' })) {
    return 'You closed the window of your bank. You can try again.'
  }
  if (state.matches({ cardForm: 'refused' })) {
    return 'Your bank did not confirm that it is you. Try again, or use another card.'
  }
  if (state.matches({ cardForm: 'unconfirmed' })) {
    return 'The answer got lost on the way, so we asked: no charge was made. You can try again.'
  }
  return 'Check the card, or use another one.'
}
