import { tableMachine } from '../../../machines/table.machine.ts'
import { provideAdmin } from '../../actors/admin.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AllSellersView } from './AllSellersView.tsx'

export function Screen() {
  const { sellers } = usePageActors().getMachines(provideAdmin)
  const [state, send] = useScreenActor(sellers, { input: { of: '' } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'allSellers' })
  return <AllSellersView {...{ state, send, table, sendTable, refusal }} />
}
