import { assign, setup } from 'xstate'
import type { Inbox } from '../src/domain/conversation.ts'
import { keepNew, type Notifications, type Unread } from '../src/domain/notification.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { createLiveUpdates, type LiveSubject } from './live-updates.ts'
import { connectionListener, keepFailure, port, watchConnection } from './port.ts'

export type InboxEvent = { type: 'inbox.retry' } | { type: 'connection.restored' }

/** `inbox`: the result of the latest reading. */
export type InboxContext<Read> = { inbox: Read | null; failure: Failure | null }

/** The names of the flows after whose changes an inbox is read; null: after each change that concerns the user. */
type InboxFlow = 'conversation' | 'notification' | null

const readBy = <Read>({ event }: { event: { output: Read | null } }) => ({ read: event.output })

/** Returns the inbox to show after a reading. `known`: the inbox that was shown before. */
type Join<Read> = (known: Read | null, read: Read) => Read

/**
 * Creates a machine that shows an inbox of the user, and keeps it current. `Read` is the type of a reading; by default
 * a reading replaces the inbox that was shown before.
 */
const createInbox = <Read>(flow: InboxFlow, join: Join<Read> = (_, read) => read) =>
  setup({
    types: {
      context: {} as InboxContext<Read>,
      events: {} as InboxEvent,
    },
    actors: {
      /** Resolves to null where the server has none. */
      load: port<Read | null>('inbox.load'),
      /** Reads the inbox when one of its flows changes. */
      watchInbox: createLiveUpdates<LiveSubject, Read | null>(),
      watchConnection: connectionListener,
    },
    guards: {
      /** The server has none. */
      isAbsent: (_, params: { read: Read | null }) => params.read === null,
    },
    actions: {
      keepRead: assign(({ context }, { read }: { read: Read | null }) => ({
        inbox: read ? join(context.inbox, read) : context.inbox,
      })),
      keepFailure: assign((_, params: { error: unknown }) => ({
        failure: failureOf(params.error),
      })),
      forgetFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'inbox',
    context: { inbox: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: [
            { guard: { type: 'isAbsent', params: readBy }, target: 'absent' },
            { target: 'shown', actions: { type: 'keepRead', params: readBy } },
          ],
          onError: { target: 'failed', actions: keepFailure },
        },
      },
      absent: { type: 'final', description: 'The server has none.' },
      failed: {
        invoke: watchConnection,
        on: { 'inbox.retry': 'loading', 'connection.restored': 'loading' },
        exit: 'forgetFailure',
      },
      shown: {
        invoke: {
          id: 'watchInbox',
          src: 'watchInbox',
          input: { flow, id: null },
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

/** The user's conversations. */
export const inboxMachine = createInbox<Inbox>('conversation')

/** The user's notifications. */
export const notificationsMachine = createInbox<Notifications>('notification', keepNew)

/** How much waits for the user. */
export const unreadMachine = createInbox<Unread>(null)
