import { provideDemoClock } from '../../actors/demoClock.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { DemoClockView } from './DemoClockView.tsx'

/** The demo clock below each screen of the dashboard. */
export function DemoClock() {
  const [state, send] = useScreenActor(usePageActors().getMachines(provideDemoClock))
  return <DemoClockView send={send} state={state} />
}
