import { fromPromise } from 'xstate'
import { inboxMachine } from '../../machines/inbox.machine.ts'
import { createLiveUpdates } from '../../machines/live-updates.ts'
import type { Inbox } from '../domain/conversation.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the user's conversations with the server. */
export function provideInbox(services: Services, authorised: WithTokenRefresh) {
  const read = (isListed: boolean, signal: AbortSignal) =>
    authorised(() => services.api.getInbox(isListed, signal))
  return inboxMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { isListed }, signal }) => read(isListed, signal)),
      watchInbox: provideLiveUpdates(
        createLiveUpdates<{ flow: 'conversation'; id: null; isListed: boolean }, Inbox | null>(),
        services,
        authorised,
        ({ isListed }, signal) => read(isListed, signal),
      ),
    },
  })
}
