import { assign, setup } from 'xstate'
import {
  type Conversation,
  type ConversationKey,
  eventFor,
  reportReasonError,
  withMessages,
} from '../src/domain/conversation.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { Message } from '../src/domain/message.ts'
import { createLiveUpdates } from './live-updates.ts'
import { connectionListener, keepFailure, port, watchConnection, whenFailed } from './port.ts'

/** A user's action in a conversation other than writing. */
export type ConversationAct = {
  name: 'block' | 'unblock' | 'report' | 'dismiss' | 'close'
  /** The message that is reported; null for the others. */
  messageId: string | null
}

export type ConversationEvent =
  | { type: 'conversation.retry' }
  | { type: 'conversation.earlier' }
  | { type: 'conversation.act'; act: ConversationAct }
  | { type: 'conversation.change'; reason: string }
  | { type: 'conversation.submit'; reason: string }
  | { type: 'conversation.cancel' }
  | { type: 'connection.restored' }

export type ConversationContext = ConversationKey & {
  conversation: Conversation | null
  /** The first message that is shown is the first of all. */
  isWhole: boolean
  /** The act that the dialog asks about. */
  act: ConversationAct | null
  reason: string
  error: Message | null
  /** Nothing was changed since the last submit, so the field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

type Sent = ConversationKey & { event: string; messageId: string | null; reason: string }

const noAct = { act: null, reason: '', error: null, isSubmitted: false }

/** Returns the conversation that is shown. Throws when there is none. */
function shownIn({ conversation }: ConversationContext): Conversation {
  if (conversation === null) throw new Error('No conversation is shown.')
  return conversation
}

/** Returns the act that the dialog asks about. Throws when the dialog is closed. */
function actIn({ act }: ConversationContext): ConversationAct {
  if (act === null) throw new Error('Nothing is being done.')
  return act
}

const keyIn = ({ productId, buyerId }: ConversationContext): ConversationKey => ({
  productId,
  buyerId,
})

const errorOf = (context: ConversationContext, reason: string) =>
  actIn(context).name === 'report' ? reportReasonError(reason) : null

const readBy = ({ event }: { event: { output: Conversation | null } }) => ({ read: event.output })
const keepRead = { type: 'keepRead' as const, params: readBy }

/** The page of a conversation: it shows the messages, and blocks and reports. `outbox.machine.ts` writes. */
export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationKey,
    events: {} as ConversationEvent,
  },
  actors: {
    /** Resolves to null where the server has no conversations. */
    load: port<Conversation | null, ConversationKey>('conversation.load'),
    /** Resolves to the conversation with the messages before a number; the latter are none at its beginning. */
    loadEarlier: port<Conversation | null, ConversationKey & { before: number }>(
      'conversation.loadEarlier',
    ),
    /** Resolves to the conversation after the event. */
    send: port<Conversation, Sent>('conversation.send'),
    /** Reads the conversation when it changes. */
    watchConversation: createLiveUpdates<
      ConversationKey & { flow: 'conversation'; id: string },
      Conversation | null
    >(),
    watchConnection: connectionListener,
  },
  guards: {
    /** The server has no conversations. */
    isAbsent: (_, params: { read: Conversation | null }) => params.read === null,
    /** There are messages before the first one that is shown. */
    hasEarlier: ({ context }) =>
      !context.isWhole && (shownIn(context).messages[0]?.number ?? 1) > 1,
    /** The conversation takes the event. */
    isTaken: ({ context }, { act }: { act: ConversationAct }) =>
      eventFor(shownIn(context), act.name) !== null,
    /** The report has a reason; the other acts need none. */
    isComplete: ({ context }, { reason }: { reason: string }) => errorOf(context, reason) === null,
    /** The conversation has changed. */
    isConflict: (_, params: { error: unknown }) => failureOf(params.error).kind === 'conflict',
  },
  actions: {
    keepRead: assign(({ context }, { read }: { read: Conversation | null }) => ({
      conversation: read ? withMessages(context.conversation, read) : context.conversation,
    })),
    noteWhole: assign(({ context }, { read }: { read: Conversation | null }) => ({
      isWhole: context.isWhole || (read?.messages ?? []).length === 0,
    })),
    choose: assign((_, { act }: { act: ConversationAct }) => ({ ...noAct, act })),
    keepChange: assign(({ context }, { reason }: { reason: string }) => ({
      reason,
      error: context.error && errorOf(context, reason),
      isSubmitted: false,
    })),
    keepReason: assign(({ context }, { reason }: { reason: string }) => ({
      reason,
      error: errorOf(context, reason),
      isSubmitted: true,
    })),
    forgetAct: assign(noAct),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...input,
    ...noAct,
    conversation: null,
    isWhole: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => keyIn(context),
        onDone: [
          { guard: { type: 'isAbsent', params: readBy }, target: 'absent' },
          { target: 'shown', actions: keepRead },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    absent: { type: 'final', description: 'The server has no conversations.' },
    failed: {
      invoke: watchConnection,
      on: { 'conversation.retry': 'loading', 'connection.restored': 'loading' },
      exit: 'forgetFailure',
    },
    shown: {
      invoke: {
        id: 'watchConversation',
        src: 'watchConversation',
        input: ({ context }) => ({
          ...keyIn(context),
          flow: 'conversation' as const,
          id: shownIn(context)._id,
        }),
        onSnapshot: {
          actions: {
            type: 'keepRead',
            params: ({ event }) => ({ read: event.snapshot.context.value }),
          },
        },
        onError: { description: 'Without it, the page shows what was read last.' },
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'conversation.earlier': { guard: 'hasEarlier', target: 'loadingEarlier' },
            'conversation.act': {
              guard: { type: 'isTaken', params: ({ event }) => event },
              target: 'confirming',
              actions: ['forgetFailure', { type: 'choose', params: ({ event }) => event }],
            },
          },
        },
        loadingEarlier: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'loadEarlier',
            src: 'loadEarlier',
            input: ({ context }) => ({
              ...keyIn(context),
              before: shownIn(context).messages[0]?.number ?? 1,
            }),
            onDone: {
              target: 'idle',
              actions: [keepRead, { type: 'noteWhole', params: readBy }],
            },
            onError: { target: 'idle', actions: keepFailure },
          },
        },
        confirming: {
          description: 'The dialog of an act is open.',
          on: {
            'conversation.change': {
              actions: { type: 'keepChange', params: ({ event }) => event },
            },
            'conversation.submit': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'sending',
                actions: ['forgetFailure', { type: 'keepReason', params: ({ event }) => event }],
              },
              { actions: { type: 'keepReason', params: ({ event }) => event } },
            ],
            'conversation.cancel': { target: 'idle', actions: ['forgetFailure', 'forgetAct'] },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => {
              const { name, messageId } = actIn(context)
              const event = `${shownIn(context).role}.${name}`
              return { ...keyIn(context), event, messageId, reason: context.reason }
            },
            onDone: { target: 'idle', actions: [keepRead, 'forgetAct'] },
            onError: [
              { guard: whenFailed('isConflict'), target: 'rereading', actions: keepFailure },
              { target: 'confirming', actions: keepFailure },
            ],
          },
        },
        rereading: {
          tags: 'busy',
          description: 'A refusal means that the conversation has changed.',
          entry: 'forgetAct',
          invoke: {
            id: 'reload',
            src: 'load',
            input: ({ context }) => keyIn(context),
            onDone: { target: 'idle', actions: keepRead },
            onError: { description: 'The refusal is said all the same.', target: 'idle' },
          },
        },
      },
    },
  },
})
