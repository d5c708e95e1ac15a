import { setup } from 'xstate'
import type { Inbox } from '../src/domain/conversation.ts'
import type { Failure } from '../src/domain/failure.ts'
import { keepNew, type Notifications, type Unread } from '../src/domain/notification.ts'
import { connectionListener, createAssign, createLoader, isAbsent, port } from './kit.ts'
import { createLiveUpdates, type LiveSubject } from './live-updates.ts'

export type InboxEvent = { type: 'inbox.retry' } | { type: 'connection.restored' }

/** `inbox`: the result of the latest reading. */
export type InboxContext<Read> = { inbox: Read | null; failure: Failure | null }

/** The names of the flows after whose changes an inbox is read; null: after each change that concerns the user. */
type InboxFlow = 'conversation' | 'notification' | null

/** Returns the inbox to show after a reading. `known`: the inbox that was shown before. */
type Join<Read> = (known: Read | null, read: Read) => Read

/**
 * Creates a machine that shows an inbox of the user, and keeps it current. `Read` is the type of a reading; by default
 * a reading replaces the inbox that was shown before.
 */
function createInbox<Read>(flow: InboxFlow, join: Join<Read> = (_, read) => read) {
  const assign = createAssign<InboxContext<Read>>()
  const joined = (known: Read | null, read: Read | null) => ({
    inbox: read ? join(known, read) : known,
  })
  return setup({
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
  }).createMachine({
    id: 'inbox',
    context: { inbox: null, failure: null },
    initial: 'loading',
    states: {
      ...createLoader('inbox.retry', {
        onDone: [
          { guard: isAbsent, target: 'absent' },
          {
            target: 'shown',
            actions: assign<{ output: Read | null }>(({ context, event }) =>
              joined(context.inbox, event.output),
            ),
          },
        ],
      }),
      absent: { type: 'final', description: 'The server has none.' },
      shown: {
        invoke: {
          id: 'watchInbox',
          src: 'watchInbox',
          input: { flow, id: null },
          onSnapshot: {
            actions: assign<{ snapshot: { context: { value: Read | null } } }>(
              ({ context, event }) => joined(context.inbox, event.snapshot.context.value),
            ),
          },
          onError: { description: 'Without it, the page shows what was read first.' },
        },
      },
    },
  })
}

/** The user's conversations. */
export const inboxMachine = createInbox<Inbox>('conversation')

/** The user's notifications. */
export const notificationsMachine = createInbox<Notifications>('notification', keepNew)

/** How much waits for the user. */
export const unreadMachine = createInbox<Unread>(null)
