import { useActor } from '@xstate/react'
import { tableMachine } from '../../../machines/table.machine.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { AllSellersView } from './AllSellersView.tsx'

export function AllSellersScreen() {
  const [state, send] = useActor(useProvided().machines.sellers, { input: { of: '' } })
  const [table, sendTable] = useActor(tableMachine)
  const refusal = useRefusal({ screen: 'allSellers' })
  return <AllSellersView {...{ state, send, table, sendTable, refusal }} />
}
