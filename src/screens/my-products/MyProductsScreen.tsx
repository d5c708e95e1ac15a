import { useActor } from '@xstate/react'
import { tableMachine } from '../../../machines/table.machine.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided, useViewer } from '../provided.ts'
import { MyProductsView } from './MyProductsView.tsx'

export function MyProductsScreen() {
  const viewer = useViewer()
  return viewer.kind === 'guest' ? null : <ProductsOf email={viewer.email} key={viewer.email} />
}

function ProductsOf({ email }: { email: string }) {
  const { machines } = useProvided()
  const [state, send] = useActor(machines.sellerProducts, { input: { of: email } })
  const [advertise, sendAdvertise] = useActor(machines.advertise)
  const [table, sendTable] = useActor(tableMachine)
  const refusal = useRefusal({ screen: 'myProducts' })
  return (
    <MyProductsView {...{ state, send, advertise, sendAdvertise, table, sendTable, refusal }} />
  )
}
