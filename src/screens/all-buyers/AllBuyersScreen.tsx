import { tableMachine } from '../../../machines/table.machine.ts'
import { provideAdmin } from '../../actors/admin.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AllBuyersView } from './AllBuyersView.tsx'

export function Screen() {
  const { buyers } = usePageActors().getMachines(provideAdmin)
  const [state, send] = useScreenActor(buyers, { input: { of: '' } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'allBuyers' })
  return <AllBuyersView {...{ state, send, table, sendTable, refusal }} />
}
