import type { FormEvent, ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.machine.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { MoneyNote } from '../../ui/MoneyNote/MoneyNote.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { hasCardFailed, type PaymentState } from './payment-state.ts'
import { fields as fieldsStyle, payBar, restingFields } from './PaymentView.css.ts'

type CardFormProps = {
  state: PaymentState
  send: (event: PaymentEvent) => void
  fields: ReactNode
  /** US dollars. */
  price: number
}

/** The card fields and the pay button. They stay mounted while the payment is confirmed, so that no input is lost. */
export function CardForm({ state, send, fields, price }: CardFormProps) {
  const { cardMessage } = state.context
  const messages = useMessages(paymentMessages)
  const { formatMoney, t } = useLocale()
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
        {isPayable && cardMessage !== null && (
          <Text tone="danger">
            <span role="alert">{t(cardMessage)}</span>
          </Text>
        )}
        {hasCardFailed(state) && (
          <MoneyNote
            position="notCharged"
            role="alert"
            sentence={messages.money.notCharged}
            takesFocus={
              state.matches({ cardForm: 'unconfirmed' }) || state.matches({ cardForm: 'abandoned' })
            }
          >
            {afterFailure(state, messages)}
          </MoneyNote>
        )}
        {state.matches('authenticating') && (
          <Callout role="status" title={messages.bankAsks} tone="held">
            {messages.answerBank}
          </Callout>
        )}
        <div className={payBar}>
          <Button
            busy={isAtWork}
            disabledReason={isPayable || isAtWork ? undefined : messages.firstKnow}
            fill
            size="large"
            type="submit"
            variant="accent"
          >
            {messages.pay(formatMoney(price))}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function afterFailure(
  state: PaymentState,
  { afterFailure: words }: (typeof paymentMessages)['en'],
): string {
  if (state.matches({ cardForm: 'abandoned' })) return words.abandoned
  if (state.matches({ cardForm: 'refused' })) return words.refused
  if (state.matches({ cardForm: 'unconfirmed' })) return words.unconfirmed
  return words.declined
}
