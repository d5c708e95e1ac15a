import { type ChangeEvent, useState } from 'react'
import { type PaymentEvent, paymentMachine } from '../../../machines/payment.machine.ts'
import { CardField } from '../../../src/screens/payment/CardField.tsx'
import { PaymentView } from '../../../src/screens/payment/PaymentView.tsx'
import { invalid, paymentFlow } from './payment.flow.ts'
import { createScreen } from '../../screen/screen.ts'

const INVALID = 'Your card number is invalid.'

/** The card provider's inputs have no frame of their own. */
const inputStyle = { inlineSize: '100%', background: 'none', border: 0, outline: 'none' } as const

const parts = [
  { part: 'number', placeholder: '1234 1234 1234 1234' },
  { part: 'expiry', placeholder: 'MM / YY' },
  { part: 'cvc', placeholder: 'CVC' },
] as const

/** Stands in for the provider's fields: they keep the input, and every change reports an invalid number. */
function CardFields({ onChange }: { onChange: (event: PaymentEvent) => void }) {
  const [isInvalid, setIsInvalid] = useState(false)
  const report = ({ target: { form } }: ChangeEvent<HTMLInputElement>) => {
    const isReported = form !== null && new FormData(form).get('number') === invalid
    setIsInvalid(isReported)
    onChange({ type: 'card.changed', message: isReported ? { text: INVALID } : null })
  }
  return parts.map(({ part, placeholder }) => (
    <CardField
      element={
        <input
          autoComplete="off"
          name={part}
          onChange={report}
          placeholder={placeholder}
          style={inputStyle}
        />
      }
      invalid={part === 'number' && isInvalid}
      focused={false}
      key={part}
      part={part}
    />
  ))
}

export const paymentScreen = createScreen(paymentMachine, paymentFlow, (state, send) => (
  <PaymentView
    cardFields={<CardFields onChange={send} />}
    cardProvider="standIn"
    send={send}
    state={state}
  />
))
