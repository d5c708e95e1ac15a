import { provideNotifications } from '../../actors/inbox.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { NotificationsView } from './NotificationsView.tsx'

/** The user's notifications. The screen remounts for another user. */
export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <Notifications key={viewer.email} /> : null
}

function Notifications() {
  const [state, send] = useScreenActor(usePageActors().getMachines(provideNotifications))
  return <NotificationsView send={send} state={state} />
}
