import { tableMachine } from '../../../machines/table.machine.ts'
import { provideAdmin } from '../../actors/admin.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AllBuyersView } from './AllBuyersView.tsx'

export function Screen() {
  const { buyers } = useProvided().join(provideAdmin)
  const [state, send] = useScreenActor(buyers, { input: { of: '' } })
  const [table, sendTable] = useScreenActor(tableMachine)
  const refusal = useRefusal({ screen: 'allBuyers' })
  return <AllBuyersView {...{ state, send, table, sendTable, refusal }} />
}
