import { waitFor } from 'xstate'
import type { SessionActor } from './authorised.ts'

/** Works once somebody is signed in, or is already. */
export function onceSignedIn(session: SessionActor, work: () => void): void {
  const isIn = waitFor(session, (state) => state.matches('signedIn'))
  // A session that broke lets nobody in.
  isIn.then(work, () => undefined)
}
