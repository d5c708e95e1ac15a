import type { Destination } from '../../domain/destinations.ts'
import type { Viewer } from '../../domain/user.ts'
import { useProvided, useViewer } from '../provided.ts'

/** What the screen of a refusal needs to know. */
export type Refusal = {
  /** Who was refused. */
  viewer: Viewer
  /** Logs out and comes back here once somebody else has logged in. */
  onSignInAsAnother: () => void
}

/** For a screen that the server may refuse; `here` is that screen. */
export function useRefusal(here: Destination): Refusal {
  const { session } = useProvided()
  return {
    viewer: useViewer(),
    onSignInAsAnother: () =>
      session.send({ type: 'session.logout', destination: { screen: 'login', origin: here } }),
  }
}
