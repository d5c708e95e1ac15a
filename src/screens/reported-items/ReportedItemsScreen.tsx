import { useActor } from '@xstate/react'
import { tableMachine } from '../../../machines/table.machine.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function ReportedItemsScreen() {
  const [state, send] = useActor(useProvided().machines.reportedItems, { input: { of: '' } })
  const [table, sendTable] = useActor(tableMachine)
  const refusal = useRefusal({ screen: 'reportedItems' })
  return <ReportedItemsView {...{ state, send, table, sendTable, refusal }} />
}
