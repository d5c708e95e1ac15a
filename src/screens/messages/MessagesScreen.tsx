import { provideInbox } from '../../actors/inbox.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MessagesView } from './MessagesView.tsx'

/** The user's conversations; it remounts for another user. */
export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <MessagesOf isAdmin={viewer.role === 'admin'} key={viewer.email} />
  ) : null
}

function MessagesOf({ isAdmin }: { isAdmin: boolean }) {
  const [state, send] = useScreenActor(usePageActors().getMachines(provideInbox), {
    input: { isListed: true },
  })
  return <MessagesView isAdmin={isAdmin} send={send} state={state} />
}
