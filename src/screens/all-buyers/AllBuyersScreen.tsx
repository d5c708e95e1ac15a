import { useActor } from '@xstate/react'
import { tableMachine } from '../../../machines/table.machine.ts'
import { useRefusal } from '../error/useRefusal.ts'
import { useProvided } from '../provided.ts'
import { AllBuyersView } from './AllBuyersView.tsx'

export function AllBuyersScreen() {
  const [state, send] = useActor(useProvided().machines.buyers, { input: { of: '' } })
  const [table, sendTable] = useActor(tableMachine)
  const refusal = useRefusal({ screen: 'allBuyers' })
  return <AllBuyersView {...{ state, send, table, sendTable, refusal }} />
}
