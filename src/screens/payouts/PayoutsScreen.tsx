import { providePayouts } from '../../actors/payouts.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { PayoutsView } from './PayoutsView.tsx'

export function Screen() {
  const [state, send] = useScreenActor(usePageActors().getMachines(providePayouts))
  return <PayoutsView send={send} state={state} />
}
