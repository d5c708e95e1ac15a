import { provideRecentlySeen } from '../../actors/recentlySeen.ts'
import type { TileProduct } from '../../domain/wishlist.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { RecentlySeenView } from './RecentlySeenView.tsx'

/** The products that the viewer looked at last; `current`, whose page is open, is remembered as the next of them. */
export function RecentlySeen({ current }: { current: TileProduct | null }) {
  const machine = usePageActors().getMachines(provideRecentlySeen)
  const [state, send] = useScreenActor(machine, { input: { current } })
  return <RecentlySeenView send={send} state={state} />
}
