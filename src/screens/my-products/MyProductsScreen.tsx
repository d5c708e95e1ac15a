import { tableMachine } from '../../../machines/table.machine.ts'
import { provideSellerProducts } from '../../actors/seller-products.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MyProductsView } from './MyProductsView.tsx'

export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <ProductsOf email={viewer.email} key={viewer.email} /> : null
}

function ProductsOf({ email }: { email: string }) {
  const machines = usePageActors().getMachines(provideSellerProducts)
  const [state, send] = useScreenActor(machines.sellerProducts, { input: { of: email } })
  const [advertise, sendAdvertise] = useScreenActor(machines.advertise)
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'myProducts' })
  return (
    <MyProductsView {...{ state, send, advertise, sendAdvertise, table, sendTable, refusal }} />
  )
}
