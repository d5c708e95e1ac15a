import { type ActorRefFrom, waitFor } from 'xstate'
import type { sessionMachine } from '../../machines/session.machine.ts'
import { FailureError, failureOf } from '../domain/failure.ts'
import type { Services } from './services.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Makes a protected call; see `createTokenRefresh`. */
export type WithTokenRefresh = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

/**
 * Handles a 401 on any call: the session renews the token once while the call waits, then repeats the call, which the
 * server rejected without side effects. A second 401 ends the session, and signing in leads back to this screen.
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
      if (failureOf(error).kind !== 'unauthorized') throw error
      session.send({ type: 'session.unauthorized', at: navigation.here() })
      const settled = await waitFor(session, (state) => !state.matches({ signedIn: 'renewing' }))
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
