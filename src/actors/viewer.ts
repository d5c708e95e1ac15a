import type { AnyEventObject } from 'xstate'
import { viewerOf } from '../../machines/session.machine.ts'
import { isSameViewer, type Viewer } from '../domain/user.ts'
import type { SessionActor } from './token-refresh.ts'

type Watch = { input: { viewer: Viewer }; sendBack: (event: AnyEventObject) => void }

/**
 * Sends `viewer.changed` to a machine whenever the viewer differs from the one it knows, also on subscription, because
 * the session may have changed since the screen rendered.
 */
export function watchViewer(session: SessionActor) {
  return ({ input, sendBack }: Watch) => {
    let known = input.viewer
    const tell = () => {
      const viewer = viewerOf(session.getSnapshot())
      if (isSameViewer(known, viewer)) return
      known = viewer
      sendBack({ type: 'viewer.changed', viewer })
    }
    const subscription = session.subscribe(tell)
    tell()
    return () => subscription.unsubscribe()
  }
}
