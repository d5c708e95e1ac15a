import { tableMachine } from '../../../machines/table.machine.ts'
import { provideAdmin } from '../../actors/admin.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function ReportedItemsScreen() {
  const { reportedItems } = useProvided().join(provideAdmin)
  const [state, send] = useFlow(reportedItems, { input: { of: '' } })
  const [table, sendTable] = useFlow(tableMachine)
  const refusal = useRefusal({ screen: 'reportedItems' })
  return <ReportedItemsView {...{ state, send, table, sendTable, refusal }} />
}
