import type { Message } from '../../domain/message.ts'
import { providePayment } from '../../actors/payment.ts'
import { useLocale } from '../../messages/useMessages.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { CardField } from './CardField.tsx'
import { PaymentView } from './PaymentView.tsx'

/** The payment screen of a booking. It remounts for another signed-in buyer. */
export function Screen({ bookingId }: { bookingId: string }) {
  const viewer = useViewer()
  if (viewer.kind !== 'user') return null
  return <PaymentOf bookingId={bookingId} buyerEmail={viewer.email} key={viewer.email} />
}

type CardChange = { message: Message | null }

function PaymentOf({ bookingId, buyerEmail }: { bookingId: string; buyerEmail: string }) {
  const { getMachines, cardProvider } = usePageActors()
  const payment = getMachines(providePayment)
  const [state, send] = useScreenActor(payment, { input: { bookingId, buyerEmail } })
  return (
    <PaymentView
      cardFields={
        <CardFields
          disabled={!state.hasTag('notCharged')}
          onChange={(change) => send({ type: 'card.changed', ...change })}
        />
      }
      cardProvider={cardProvider}
      send={send}
      state={state}
    />
  )
}

type CardFieldsProps = {
  disabled: boolean
  onChange: (change: CardChange) => void
}

/** The card provider's own fields: card numbers go straight to the provider and never pass through the page. */
function CardFields(props: CardFieldsProps) {
  const { language } = useLocale()
  // The machine loads the fields before the card form (machines/payment.machine.ts), so they render without a fallback.
  const { CardFields: Fields } = usePageActors()
  return <Fields {...props} language={language} renderField={(field) => <CardField {...field} />} />
}
