import type { FormEvent, ReactNode } from 'react'
import type { PaymentEvent } from '../../../machines/payment.machine.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { useStayOnBack } from '../../ui/Dialog/useStayOnBack.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { MoneyNote } from '../../ui/MoneyNote/MoneyNote.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { hasCardFailed, type PaymentState } from './payment-state.ts'
import { fields as fieldsStyle, payBar, restingFields } from './PaymentView.css.ts'

const atWork = ['creatingIntent', 'confirming', 'authenticating'] as const
const isAtWork = (state: PaymentState) => atWork.some((name) => state.matches(name))

type CardFormProps = {
  state: PaymentState
  send: (event: PaymentEvent) => void
  fields: ReactNode
  /** US dollars. */
  price: number
}

/**
 * The card fields, and the pay button, which retries a failed intent. They stay mounted while the payment is confirmed,
 * so that no input is lost.
 */
export function CardForm({ state, send, fields, price }: CardFormProps) {
  const { cardMessage } = state.context
  const messages = useMessages(paymentMessages)
  const { formatMoney, t } = useLocale()
  const isEditable = state.hasTag('notCharged')
  const hasHoldEnded = state.matches('holdEnded')
  const hasIntentFailed = state.matches('intentFailed')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: hasIntentFailed || hasHoldEnded ? 'payment.retry' : 'pay.submit' })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        <div className={isEditable ? fieldsStyle : restingFields}>{fields}</div>
        {isEditable && cardMessage !== null && (
          <Text tone="danger">
            <span role="alert">{t(cardMessage)}</span>
          </Text>
        )}
        {(hasCardFailed(state) || hasHoldEnded) && (
          <MoneyNote
            position="notCharged"
            role="alert"
            sentence={messages.money.notCharged}
            // The page leaves the focus to the bank's window, which closes before any of these but a decline.
            takesFocus={!state.matches({ cardForm: 'declined' })}
          >
            {afterFailure(state, messages)}
          </MoneyNote>
        )}
        {state.matches('authenticating') && <BankAsks />}
        <div className={payBar}>
          {/* One button, so that the focus stays on it after a retry. */}
          <Button
            busy={isAtWork(state)}
            disabledReason={disabledReason(state, messages)}
            fill
            size="large"
            type="submit"
            variant="accent"
          >
            {hasHoldEnded
              ? messages.holdAgain
              : hasIntentFailed
                ? messages.tryAgain
                : messages.pay(formatMoney(price))}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** The bank's sheet covers the page. The card provider alone can close it, so Back stays on the page. */
function BankAsks() {
  const { bankAsks, answerBank } = useMessages(paymentMessages)
  useStayOnBack()
  return (
    <Callout role="status" title={bankAsks} tone="held">
      {answerBank}
    </Callout>
  )
}

/** Returns why Pay is disabled (rule P2). */
function disabledReason(
  state: PaymentState,
  messages: (typeof paymentMessages)['en'],
): string | undefined {
  if (state.matches('awaitingCard')) return messages.enterCard
  const isReady =
    state.hasTag('payable') || state.matches('intentFailed') || state.matches('holdEnded')
  return isReady || isAtWork(state) ? undefined : messages.firstKnow
}

function afterFailure(
  state: PaymentState,
  { afterFailure: words, holdEnded }: (typeof paymentMessages)['en'],
): string {
  if (state.matches('holdEnded')) return holdEnded
  if (state.matches({ cardForm: 'abandoned' })) return words.abandoned
  if (state.matches({ cardForm: 'refused' })) return words.refused
  if (state.matches({ cardForm: 'unconfirmed' })) return words.unconfirmed
  return words.declined
}
