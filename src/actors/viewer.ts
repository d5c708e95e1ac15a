import { type AnyEventObject, fromCallback, waitFor } from 'xstate'
import { identifyViewerMachine } from '../../machines/identifyViewer.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { isSameViewer, type Viewer } from '../domain/user.ts'
import type { Services } from './services.ts'
import type { SessionActor } from './token-refresh.ts'

type Watch = { input: { viewer: Viewer }; sendBack: (event: AnyEventObject) => void }

/**
 * Sends `viewer.changed` to a machine whenever the viewer differs from the one it knows, also on subscription, because
 * the session may have changed since the screen rendered.
 */
function watchViewer(session: SessionActor) {
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

/** Waits until the session knows the viewer. */
export async function waitForViewer(session: SessionActor, signal: AbortSignal): Promise<Viewer> {
  const isKnown = (state: ReturnType<SessionActor['getSnapshot']>) =>
    viewerOf(state).kind !== 'unidentified' && !state.matches('signingOut')
  return viewerOf(await waitFor(session, isKnown, { signal }))
}

/** Provides what a machine needs to know the viewer: `watchViewer`, and `identifyViewer` for a button (rule B3). */
export function provideViewer({ navigation, notify }: Services, session: SessionActor) {
  const actors = { watchViewer: fromCallback(watchViewer(session)) }
  const identifyViewer = identifyViewerMachine.provide({
    actors,
    actions: {
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
  return { ...actors, identifyViewer }
}
