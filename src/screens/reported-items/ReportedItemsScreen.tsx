import { tableMachine } from '../../../machines/table.machine.ts'
import { provideAdmin } from '../../actors/admin.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function Screen() {
  const { reportedItems } = useProvided().join(provideAdmin)
  const [state, send] = useScreenActor(reportedItems, { input: { of: '' } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'reportedItems' })
  return <ReportedItemsView {...{ state, send, table, sendTable, refusal }} />
}
