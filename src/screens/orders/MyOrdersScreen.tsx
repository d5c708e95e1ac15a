import { tableMachine } from '../../../machines/table.machine.ts'
import { provideOrders } from '../../actors/orders.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

export function MyOrdersScreen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <OrdersOf email={viewer.email} key={viewer.email} /> : null
}

function OrdersOf({ email }: { email: string }) {
  const orders = useProvided().join(provideOrders)
  const [state, send] = useFlow(orders, { input: { of: email } })
  const [table, sendTable] = useFlow(tableMachine)
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
