import { type PaymentEvent, paymentMachine } from '../../machines/payment.machine.ts'
import { CardField } from '../../src/screens/payment/CardField.tsx'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import { invalid, paymentFlow } from './payment.actions.ts'
import { createScreen } from './screen.ts'

const INVALID = 'Your card number is invalid.'

/** Stands in for the provider's fields: stores the input and reports an invalid number. */
function CardFields({ onChange }: { onChange: (event: PaymentEvent) => void }) {
  return (
    <CardField
      element={
        <input
          id="card-number"
          onChange={({ target }) =>
            onChange({
              type: 'card.changed',
              message: target.value === invalid ? { text: INVALID } : null,
            })
          }
        />
      }
      error={undefined}
      focused={false}
      id="card-number"
      part="number"
    />
  )
}

export const paymentScreen = createScreen(paymentMachine, paymentFlow, (state, send) => (
  <PaymentView
    cardFields={<CardFields onChange={send} />}
    cardProvider="standIn"
    send={send}
    state={state}
  />
))
