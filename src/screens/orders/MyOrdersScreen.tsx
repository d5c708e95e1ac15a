import { useActor } from '@xstate/react'
import { useProvided, useViewer } from '../provided.ts'
import { MyOrdersView } from './MyOrdersView.tsx'

export function MyOrdersScreen() {
  const viewer = useViewer()
  return viewer.kind === 'guest' ? null : <OrdersOf email={viewer.email} key={viewer.email} />
}

function OrdersOf({ email }: { email: string }) {
  const { machines } = useProvided()
  const [state, send] = useActor(machines.orders, { input: { of: email } })
  return <MyOrdersView buyerEmail={email} send={send} state={state} />
}
