import { tableMachine } from '../../../machines/table.machine.ts'
import { provideAdmin } from '../../actors/admin.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function Screen() {
  const { reportedItems } = usePageActors().getMachines(provideAdmin)
  const [state, send] = useScreenActor(reportedItems, { input: { of: '' } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'reportedItems' })
  return <ReportedItemsView {...{ state, send, table, sendTable, refusal }} />
}
