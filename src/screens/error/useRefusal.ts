import type { Destination } from '../../domain/destinations.ts'
import type { Viewer } from '../../domain/user.ts'
import { usePageActors, useViewer } from '../page-actors.ts'

/** The props of a refusal screen. */
export type Refusal = {
  viewer: Viewer
  /** Logs out, and returns to this screen after the next login. */
  onSignInAsAnother: () => void
}

/** Returns the refusal of a screen that the server may refuse; `here` is that screen. */
export function useRefusal(here: Destination): Refusal {
  const { session } = usePageActors()
  return {
    viewer: useViewer(),
    onSignInAsAnother: () =>
      session.send({ type: 'session.logout', destination: { screen: 'login', origin: here } }),
  }
}
