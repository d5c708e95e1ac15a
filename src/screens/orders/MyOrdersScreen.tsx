import { provideOrders } from '../../actors/orders.ts'
import type { OrderGroup } from '../../domain/constants.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

type MyOrdersProps = TableChoice & { show?: OrderGroup }

export function Screen(params: MyOrdersProps) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <OrdersOf {...params} email={viewer.email} key={viewer.email} />
  ) : null
}

function OrdersOf({ email, ...params }: MyOrdersProps & { email: string }) {
  const orders = usePageActors().getMachines(provideOrders)
  const list = useCollection(orders, email, { screen: 'myOrders', ...params })
  return <MyOrdersView {...list} buyerEmail={email} show={params.show} />
}
