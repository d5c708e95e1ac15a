import { assign, setup } from 'xstate'
import type { Inbox } from '../src/domain/conversation.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { createLiveUpdates } from './live-updates.ts'
import { keepFailure, listener, port, watchConnection } from './port.ts'

export type InboxEvent = { type: 'inbox.retry' } | { type: 'connection.restored' }

/** `isListed`: the conversations are shown, and not only how many messages are unread. */
type InboxInput = { isListed: boolean }

export type InboxContext = InboxInput & { inbox: Inbox | null; failure: Failure | null }

const readBy = ({ event }: { event: { output: Inbox | null } }) => ({ read: event.output })

/** The user's conversations, or how many messages wait. */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    input: {} as InboxInput,
    events: {} as InboxEvent,
  },
  actors: {
    /** Resolves to null where the server has no conversations. */
    load: port<Inbox | null, InboxInput>('inbox.load'),
    /** Reads the inbox when a conversation changes. */
    watchInbox: createLiveUpdates<InboxInput & { flow: 'conversation'; id: null }, Inbox | null>(),
    /** Sends `connection.restored` when the lost connection is restored. */
    watchConnection: listener('watchConnection'),
  },
  guards: {
    /** The server has no conversations. */
    isAbsent: (_, params: { read: Inbox | null }) => params.read === null,
  },
  actions: {
    keepRead: assign(({ context }, { read }: { read: Inbox | null }) => ({
      inbox: read ?? context.inbox,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, inbox: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { isListed } }) => ({ isListed }),
        onDone: [
          { guard: { type: 'isAbsent', params: readBy }, target: 'absent' },
          { target: 'shown', actions: { type: 'keepRead', params: readBy } },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    absent: { type: 'final', description: 'The server has no conversations.' },
    failed: {
      invoke: watchConnection,
      on: { 'inbox.retry': 'loading', 'connection.restored': 'loading' },
      exit: 'forgetFailure',
    },
    shown: {
      invoke: {
        id: 'watchInbox',
        src: 'watchInbox',
        input: ({ context: { isListed } }) => ({
          isListed,
          flow: 'conversation' as const,
          id: null,
        }),
        onSnapshot: {
          actions: {
            type: 'keepRead',
            params: ({ event }) => ({ read: event.snapshot.context.value }),
          },
        },
        onError: { description: 'Without it, the page shows what was read first.' },
      },
    },
  },
})
