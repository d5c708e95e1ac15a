import { provideOrders } from '../../actors/orders.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <OrdersOf email={viewer.email} key={viewer.email} /> : null
}

function OrdersOf({ email }: { email: string }) {
  const orders = usePageActors().getMachines(provideOrders)
  const list = useCollection(orders, email, { screen: 'myOrders' })
  return <MyOrdersView {...list} buyerEmail={email} />
}
