import type { AnyEventObject } from 'xstate'
import { viewerOf } from '../../machines/session.machine.ts'
import { isSameViewer, type Viewer } from '../domain/user.ts'
import type { SessionActor } from './authorised.ts'

type Watch = { input: { viewer: Viewer }; sendBack: (event: AnyEventObject) => void }

/**
 * Tells a machine beside the products who is looking, whenever it is somebody else than the one it knows of: at once
 * too, as the session may have gone on since the screen was drawn.
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
