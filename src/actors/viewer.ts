import type { AnyEventObject } from 'xstate'
import { viewerOf } from '../../machines/session.machine.ts'
import type { SessionActor } from './authorised.ts'

/** Tells a machine beside the products who is looking, whenever the session changes. */
export function watchViewer(session: SessionActor) {
  return ({ sendBack }: { sendBack: (event: AnyEventObject) => void }) => {
    const subscription = session.subscribe((state) =>
      sendBack({ type: 'viewer.changed', viewer: viewerOf(state) }),
    )
    return () => subscription.unsubscribe()
  }
}
