import { tableMachine } from '../../../machines/table.machine.ts'
import { provideSellerProducts } from '../../actors/seller-products.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MyBuyersView } from './MyBuyersView.tsx'

export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <BuyersOf email={viewer.email} key={viewer.email} /> : null
}

function BuyersOf({ email }: { email: string }) {
  const { sales } = usePageActors().getMachines(provideSellerProducts)
  const [state, send] = useScreenActor(sales, { input: { of: email } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'myBuyers' })
  return (
    <MyBuyersView refusal={refusal} send={send} sendTable={sendTable} state={state} table={table} />
  )
}
