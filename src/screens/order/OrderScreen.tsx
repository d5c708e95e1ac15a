import { provideOrder } from '../../actors/order.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { OrderView } from './OrderView.tsx'

/** The page of an order; it remounts for another order and for another user. */
export function Screen({ orderId }: { orderId: string }) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <OrderOf key={`${orderId} ${viewer.email}`} orderId={orderId} />
  ) : null
}

function OrderOf({ orderId }: { orderId: string }) {
  const machine = usePageActors().getMachines(provideOrder)
  const [state, send] = useScreenActor(machine, { input: { orderId } })
  const refusal = useRefusal({ screen: 'order', orderId })
  return <OrderView refusal={refusal} send={send} state={state} />
}
