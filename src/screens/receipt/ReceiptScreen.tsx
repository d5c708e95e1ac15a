import { provideOrders } from '../../actors/orders.ts'
import type { User } from '../../domain/user.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ReceiptView } from './ReceiptView.tsx'

/** The receipt of a paid booking; it remounts for another signed-in buyer. */
export function Screen({ bookingId }: { bookingId: string }) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <ReceiptOf bookingId={bookingId} buyer={viewer} key={viewer.email} />
  ) : null
}

function ReceiptOf({ bookingId, buyer }: { bookingId: string; buyer: User }) {
  const { app, getMachines } = usePageActors()
  const [state, send] = useScreenActor(getMachines(provideOrders), { input: { of: buyer.email } })
  const refusal = useRefusal({ screen: 'receipt', bookingId })
  return (
    <ReceiptView
      bookingId={bookingId}
      buyer={buyer}
      onPrint={() => app.send({ type: 'page.print' })}
      refusal={refusal}
      send={send}
      state={state}
    />
  )
}
