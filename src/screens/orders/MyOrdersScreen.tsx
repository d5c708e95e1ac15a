import { tableMachine } from '../../../machines/table.machine.ts'
import { provideOrders } from '../../actors/orders.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <OrdersOf email={viewer.email} key={viewer.email} /> : null
}

function OrdersOf({ email }: { email: string }) {
  const orders = usePageActors().getMachines(provideOrders)
  const [state, send] = useScreenActor(orders, { input: { of: email } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'myOrders' })
  return (
    <MyOrdersView
      buyerEmail={email}
      refusal={refusal}
      send={send}
      sendTable={sendTable}
      state={state}
      table={table}
    />
  )
}
