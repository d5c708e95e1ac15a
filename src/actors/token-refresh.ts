import { type ActorRefFrom, waitFor } from 'xstate'
import type { sessionMachine } from '../../machines/session.machine.ts'
import { FailureError, failureOf } from '../domain/failure.ts'
import type { Services } from './services.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Makes a protected call; see `createTokenRefresh`. */
export type WithTokenRefresh = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/**
 * Returns true if the server may have refused the token itself. Many servers of this interface answer a dead token with
 * 403; a 403 with a code is about the user, who is known.
 */
function mayBeToken(error: unknown): boolean {
  const failure = failureOf(error)
  return (
    failure.kind === 'unauthorized' || (failure.kind === 'forbidden' && failure.code === undefined)
  )
}

/**
 * Handles a refused token on any call: the session renews the token once while the call waits, then repeats the call,
 * which the server rejected without side effects. A second 401 ends the session, and signing in leads back to this
 * screen; a second 403 means that this user may not make the call.
 */
export function createTokenRefresh(
  session: SessionActor,
  { navigation, token }: Pick<Services, 'navigation' | 'token'>,
): WithTokenRefresh {
  return async (call) => {
    const refusedToken = token.read()
    try {
      return await call()
    } catch (error) {
      if (!mayBeToken(error)) throw error
      session.send({ type: 'session.unauthorized', at: navigation.here() })
      const settled = await waitFor(session, (state) => !state.hasTag('renewing'))
      if (!settled.matches({ signedIn: 'active' })) throw error
      // The renewal got no response: repeating the call with the rejected token would fail again.
      if (token.read() === refusedToken)
        throw new FailureError({ kind: 'noAnswer' }, { cause: error })
      return await call().catch((refusal: unknown) => {
        if (failureOf(refusal).kind === 'unauthorized') {
          session.send({ type: 'session.refused', at: navigation.here() })
        }
        throw refusal
      })
    }
  }
}
