import { setup } from 'xstate'
import {
  type ChatMessage,
  type ConversationKey,
  type MessageForm,
  messageError,
  type Unsent,
} from '../src/domain/conversation.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { Message } from '../src/domain/message.ts'
import {
  connectionListener,
  createAssign,
  effect,
  forgetFailure,
  keepFailure,
  listener,
  port,
  type Thrown,
  watchConnection,
} from './kit.ts'

/** `owner`: the e-mail address of the user who writes. `session`: begins the ids of the messages; no other page has it. */
type OutboxInput = ConversationKey & { owner: string; session: string }

export type OutboxEvent =
  | { type: 'outbox.change'; text: string }
  | { type: 'outbox.submit'; form: MessageForm }
  /** Sends the first message that waits again. */
  | { type: 'outbox.resend' }
  /** Gives up the first message that waits. */
  | { type: 'outbox.discard' }
  /** The unsent text, and the messages without an answer, from before the page was opened. */
  | { type: 'draft.recalled'; text: string; queue: readonly Unsent[] }
  | { type: 'connection.restored' }

export type OutboxContext = OutboxInput & {
  text: string
  error: Message | null
  /** Some pictures were not uploaded when the user wanted to send. */
  isUnfinished: boolean
  /** Nothing was changed since the last submit, so the field takes the focus. */
  isSubmitted: boolean
  /** The messages that the server may not have, in their order. */
  queue: readonly Unsent[]
  /** The messages that the server has taken since the page was opened. */
  sent: readonly ChatMessage[]
  /** How many messages were written here: the form of each has its own pictures. */
  written: number
  failure: Failure | null
}

type DraftOf = ConversationKey & { owner: string }
/** The draft that is kept across reloads. */
type Draft = DraftOf & { text: string; queue: readonly Unsent[] }

/** Returns the message that is sent next. Throws when there is none. */
function firstIn({ queue: [first] }: OutboxContext): Unsent {
  if (first === undefined) throw new Error('No message waits.')
  return first
}

const draftIn = ({ owner, productId, buyerId, text, queue }: OutboxContext): Draft => ({
  owner,
  productId,
  buyerId,
  text,
  queue,
})
/** Keeps the text and the unsent messages. The action follows the change of the context. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context }: { context: OutboxContext }) => draftIn(context),
}

const assign = createAssign<OutboxContext>()
/** No message waits after the first one. */
const isLast = ({ context }: { context: OutboxContext }) => context.queue.length <= 1
/** Something was kept that the server may not have. */
const hasQueue = ({ event: { queue } }: { event: { queue: readonly Unsent[] } }) => queue.length > 0
/** The message has words or pictures, and all pictures are uploaded. */
const isComplete = ({ event: { form } }: { event: { form: MessageForm } }) =>
  messageError(form) === null && form.pictures.unfinished === 0
/** The server may not have the message: it did not answer, or it failed. */
const isUnanswered = ({ event }: Thrown) =>
  ['noAnswer', 'server'].includes(failureOf(event.error).kind)
const recall = assign<{ text: string; queue: readonly Unsent[] }>(({ event: { text, queue } }) => ({
  text,
  queue,
}))
const keepText = assign<{ text: string }>(({ context, event: { text } }) => ({
  text,
  error: context.error && messageError({ text, pictures: { addresses: [], unfinished: 0 } }),
  isUnfinished: false,
  isSubmitted: false,
}))
const keepForm = assign<{ form: MessageForm }>(({ event: { form } }) => ({
  text: form.text,
  error: form.pictures.unfinished > 0 ? null : messageError(form),
  isUnfinished: form.pictures.unfinished > 0,
  isSubmitted: true,
}))
const addToQueue = assign<{ form: MessageForm }>(({ context, event: { form } }) => ({
  queue: [
    ...context.queue,
    {
      _id: `${context.session}-${context.written}`,
      text: form.text.trim(),
      pictures: form.pictures.addresses,
    },
  ],
  text: '',
  error: null,
  isUnfinished: false,
  isSubmitted: true,
  written: context.written + 1,
}))
const moveToSent = assign<{ output: readonly ChatMessage[] }>(
  ({ context, event: { output: messages } }) => ({
    queue: context.queue.slice(1),
    sent: [...context.sent, ...messages.filter(({ _id }) => _id === context.queue[0]?._id)],
  }),
)
const dropFirst = assign(({ context }) => ({ queue: context.queue.slice(1) }))

const enqueue = [addToQueue, keepDraft]
const keepSent = [moveToSent, keepDraft]

/**
 * Writes the messages of a conversation: one after the other, in the order in which they were written, each until the server
 * has it. A message that was sent and not answered is sent again; its id makes it the same one.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as OutboxInput,
    events: {} as OutboxEvent,
  },
  actors: {
    /** Sends `draft.recalled` at once where something is kept. */
    recallDraft: listener<DraftOf>('outbox.recallDraft'),
    /** Resolves to the messages of the conversation as the server has them. */
    write: port<readonly ChatMessage[], ConversationKey & { message: Unsent }>('outbox.write'),
    watchConnection: connectionListener,
  },
  actions: {
    keepDraft: effect<Draft>('outbox.keepDraft'),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({
    ...input,
    text: '',
    error: null,
    isUnfinished: false,
    isSubmitted: false,
    queue: [],
    sent: [],
    written: 0,
    failure: null,
  }),
  invoke: {
    id: 'recallDraft',
    src: 'recallDraft',
    input: ({ context: { owner, productId, buyerId } }) => ({ owner, productId, buyerId }),
    onError: { description: 'The form begins empty.' },
  },
  on: {
    'outbox.change': { actions: [keepText, keepDraft] },
    'outbox.submit': [{ guard: isComplete, actions: enqueue }, { actions: keepForm }],
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'draft.recalled': [
          { guard: hasQueue, target: 'sending', actions: recall },
          { actions: recall },
        ],
        'outbox.submit': { guard: isComplete, target: 'sending', actions: enqueue },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => ({
          productId: context.productId,
          buyerId: context.buyerId,
          message: firstIn(context),
        }),
        onDone: [
          { guard: isLast, target: 'idle', actions: keepSent },
          { target: 'sending', reenter: true, actions: keepSent },
        ],
        onError: [
          { guard: isUnanswered, target: 'waiting', actions: keepFailure },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    waiting: {
      description: 'The first message and those after it wait for the connection.',
      invoke: watchConnection,
      on: { 'outbox.resend': 'sending', 'connection.restored': 'sending' },
      exit: forgetFailure,
    },
    refused: {
      description: 'The server did not take the first message. The user decides about it.',
      on: {
        'outbox.resend': 'sending',
        'outbox.discard': [
          { guard: isLast, target: 'idle', actions: [dropFirst, keepDraft] },
          { target: 'sending', actions: [dropFirst, keepDraft] },
        ],
      },
      exit: forgetFailure,
    },
  },
})
