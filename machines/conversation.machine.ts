import { setup } from 'xstate'
import {
  type Conversation,
  type ConversationKey,
  offeredEvent,
  reportReasonError,
  withMessages,
} from '../src/domain/conversation.ts'
import type { Failure } from '../src/domain/failure.ts'
import type { Message } from '../src/domain/message.ts'
import { createLiveUpdates, type LiveChange } from './live-updates.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  createLoader,
  forgetFailure,
  isAbsent,
  isConflict,
  keepFailure,
  port,
} from './kit.ts'

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
function currentAct({ act }: ConversationContext): ConversationAct {
  if (act === null) throw new Error('Nothing is being done.')
  return act
}

const keyIn = ({ productId, buyerId }: ConversationContext): ConversationKey => ({
  productId,
  buyerId,
})

const errorOf = (context: ConversationContext, reason: string) =>
  currentAct(context).name === 'report' ? reportReasonError(reason) : null

const assign = createAssign<ConversationContext>()
/** There are messages before the first one that is shown. */
const hasEarlier = ({ context }: { context: ConversationContext }) =>
  !context.isWhole && (shownIn(context).messages[0]?.number ?? 1) > 1
/** The conversation takes the event. */
const isTaken = ({
  context,
  event: { act },
}: Args<ConversationContext, { act: ConversationAct }>) =>
  offeredEvent(shownIn(context), act.name) !== null
/** The report has a reason; the other acts need none. */
const isComplete = ({
  context,
  event: { reason },
}: Args<ConversationContext, { reason: string }>) => errorOf(context, reason) === null
const joined = ({ conversation }: ConversationContext, read: Conversation | null) => ({
  conversation: read ? withMessages(conversation, read) : conversation,
})
const keepRead = assign<{ output: Conversation | null }>(({ context, event }) =>
  joined(context, event.output),
)
const noteWhole = assign<{ output: Conversation | null }>(
  ({ context, event: { output: read } }) => ({
    isWhole: context.isWhole || (read?.messages ?? []).length === 0,
  }),
)
const choose = assign<{ act: ConversationAct }>(({ event: { act } }) => ({ ...noAct, act }))
const keepChange = assign<{ reason: string }>(({ context, event: { reason } }) => ({
  reason,
  error: context.error && errorOf(context, reason),
  isSubmitted: false,
}))
const keepReason = assign<{ reason: string }>(({ context, event: { reason } }) => ({
  reason,
  error: errorOf(context, reason),
  isSubmitted: true,
}))
const forgetAct = assign(noAct)

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
    ...createLoader('conversation.retry', {
      input: ({ context }: { context: ConversationContext }) => keyIn(context),
      onDone: [
        { guard: isAbsent, target: 'absent' },
        { target: 'shown', actions: keepRead },
      ],
    }),
    absent: { type: 'final', description: 'The server has no conversations.' },
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
          actions: assign<LiveChange<Conversation | null>>(({ context, event }) =>
            joined(context, event.snapshot.context.value),
          ),
        },
        onError: { description: 'Without it, the page shows what was read last.' },
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'conversation.earlier': { guard: hasEarlier, target: 'loadingEarlier' },
            'conversation.act': {
              guard: isTaken,
              target: 'confirming',
              actions: [forgetFailure, choose],
            },
          },
        },
        loadingEarlier: {
          tags: 'busy',
          entry: forgetFailure,
          invoke: {
            id: 'loadEarlier',
            src: 'loadEarlier',
            input: ({ context }) => ({
              ...keyIn(context),
              before: shownIn(context).messages[0]?.number ?? 1,
            }),
            onDone: { target: 'idle', actions: [keepRead, noteWhole] },
            onError: { target: 'idle', actions: keepFailure },
          },
        },
        confirming: {
          description: 'The dialog of an act is open.',
          on: {
            'conversation.change': { actions: keepChange },
            'conversation.submit': [
              { guard: isComplete, target: 'sending', actions: [forgetFailure, keepReason] },
              { actions: keepReason },
            ],
            'conversation.cancel': { target: 'idle', actions: [forgetFailure, forgetAct] },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => {
              const { name, messageId } = currentAct(context)
              const event = `${shownIn(context).role}.${name}`
              return { ...keyIn(context), event, messageId, reason: context.reason }
            },
            onDone: { target: 'idle', actions: [keepRead, forgetAct] },
            onError: [
              { guard: isConflict, target: 'rereading', actions: keepFailure },
              { target: 'confirming', actions: keepFailure },
            ],
          },
        },
        rereading: {
          tags: 'busy',
          description: 'A refusal means that the conversation has changed.',
          entry: forgetAct,
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
