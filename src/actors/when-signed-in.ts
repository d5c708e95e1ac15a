import { waitFor } from 'xstate'
import type { SessionActor } from './token-refresh.ts'

/** Calls `work` when a user is signed in, or immediately when one already is. */
export function whenSignedIn(session: SessionActor, work: () => void): void {
  const isIn = waitFor(session, (state) => state.matches('signedIn'))
  // After an error the session machine never reaches `signedIn`.
  isIn.then(work, () => undefined)
}
