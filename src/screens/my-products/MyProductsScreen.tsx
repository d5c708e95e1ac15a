import { tableMachine } from '../../../machines/table.machine.ts'
import { provideSellerProducts } from '../../actors/seller-products.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { MyProductsView } from './MyProductsView.tsx'

export function MyProductsScreen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <ProductsOf email={viewer.email} key={viewer.email} /> : null
}

function ProductsOf({ email }: { email: string }) {
  const machines = useProvided().join(provideSellerProducts)
  const [state, send] = useFlow(machines.sellerProducts, { input: { of: email } })
  const [advertise, sendAdvertise] = useFlow(machines.advertise)
  const [table, sendTable] = useFlow(tableMachine)
  const refusal = useRefusal({ screen: 'myProducts' })
  return (
    <MyProductsView {...{ state, send, advertise, sendAdvertise, table, sendTable, refusal }} />
  )
}
