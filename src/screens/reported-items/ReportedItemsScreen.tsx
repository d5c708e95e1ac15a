import { tableMachine } from '../../../machines/table.machine.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function ReportedItemsScreen() {
  const [state, send] = useFlow(useProvided().machines.reportedItems, { input: { of: '' } })
  const [table, sendTable] = useFlow(tableMachine)
  const refusal = useRefusal({ screen: 'reportedItems' })
  return <ReportedItemsView {...{ state, send, table, sendTable, refusal }} />
}
