import { provideInbox } from '../../actors/inbox.ts'
import type { Role } from '../../domain/user.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MessagesView } from './MessagesView.tsx'

/** The user's conversations, or the one about an item; it remounts for another one and for another user. */
export function Screen({ item, buyer }: { item?: string; buyer?: string }) {
  const viewer = useViewer()
  if (viewer.kind !== 'user') return null
  const { email, role } = viewer
  return item === undefined ? (
    <Messages key={email} role={role} />
  ) : (
    <Conversation
      buyerId={buyer ?? null}
      key={`${item} ${buyer} ${email}`}
      owner={email}
      productId={item}
    />
  )
}

function Messages({ role }: { role: Role }) {
  const [state, send] = useScreenActor(usePageActors().getMachines(provideInbox))
  return <MessagesView viewer={role} send={send} state={state} />
}
