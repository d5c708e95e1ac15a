import { tableMachine } from '../../../machines/table.machine.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { AllSellersView } from './AllSellersView.tsx'

export function AllSellersScreen() {
  const [state, send] = useFlow(useProvided().machines.sellers, { input: { of: '' } })
  const [table, sendTable] = useFlow(tableMachine)
  const refusal = useRefusal({ screen: 'allSellers' })
  return <AllSellersView {...{ state, send, table, sendTable, refusal }} />
}
