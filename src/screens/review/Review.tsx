import { provideReview } from '../../actors/review.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { renderReport } from './ReviewReport.tsx'
import { ReviewView } from './ReviewView.tsx'

/** The reviews of an order. It remounts when the order ends, which may begin them. */
export function Review({ orderId }: { orderId: string }) {
  const machine = usePageActors().getMachines(provideReview)
  const [state, send] = useScreenActor(machine, { input: { orderId } })
  return <ReviewView reportOf={renderReport} send={send} state={state} />
}
