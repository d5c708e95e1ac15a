import { fromPromise } from 'xstate'
import { signOutEverywhereMachine } from '../../machines/signOutEverywhere.machine.ts'
import { FailureError } from '../domain/failure.ts'
import { message } from '../domain/message.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** Provides the sign-out everywhere with the server and the session. A toast on the login says that it was done. */
export function provideSignOutEverywhere(
  { api, notify }: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  return signOutEverywhereMachine.provide({
    actors: {
      endSessions: fromPromise(async () => {
        if (await authorised(() => api.signOutEverywhere())) return
        throw new FailureError({ kind: 'rejected', reason: message('errorTryAgain') })
      }),
    },
    actions: {
      leave() {
        notify({
          tone: 'positive',
          title: message('loggedOutEverywhere'),
          dismissOn: 'signedIn',
        })
        session.send({ type: 'session.logout', destination: { screen: 'login' } })
      },
    },
  })
}
