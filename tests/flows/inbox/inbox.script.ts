import { inboxMachine } from '../../../machines/inbox.machine.ts'
import type { Inbox } from '../../../src/domain/conversation.ts'
import { someConversations } from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const { inbox } = someConversations
/** The inbox after a new message. */
export const newer: Inbox = inbox?.slice(0, 1) ?? []

/** The script of the user's conversations. */
export const inboxScript = scriptFor(inboxMachine, {
  input: undefined,
  sends: [{ name: 'inbox.retry', event: { type: 'inbox.retry' } }],
  listeners: {
    watchInbox: [
      {
        name: 'inbox.read=newer',
        event: {
          type: 'xstate.snapshot.watchInbox',
          snapshot: { status: 'active', value: 'polling', context: { value: newer } },
        },
      },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<Inbox | null>({
      some: inbox,
      none: [],
      absent: null,
    }),
  },
  // Messages are read.
  rests: ['shown'],
  factsOf: ({ inbox: read }) => [read?.length ?? 'nothing'],
  bound: 6,
})
