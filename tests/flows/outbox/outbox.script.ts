import { type OutboxContext, outboxMachine } from '../../../machines/outbox.machine.ts'
import type { ChatMessage, MessageForm, Unsent } from '../../../src/domain/conversation.ts'
import { noPictures } from '../../../src/domain/picture.ts'
import {
  emptyOutbox,
  firstMessage,
} from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const { productId, owner, session } = emptyOutbox

/** A message with words, one without, and one whose picture is being uploaded. */
export const complete: MessageForm = { text: ' Hello ', pictures: noPictures }
export const nothing: MessageForm = { text: ' ', pictures: noPictures }
export const unfinished: MessageForm = { text: 'Look', pictures: { addresses: [], unfinished: 1 } }

/** The draft of an earlier visit: words, and a message that the server may not have. */
export const KEPT: { text: string; queue: Unsent[] } = {
  text: 'Half a sen',
  queue: [{ _id: 'earlier-0', text: 'From an earlier visit', pictures: [] }],
}

const had = (_id: string): ChatMessage => ({ ...firstMessage, _id, text: 'Hello' })
/** The messages that the server has after each writing. */
const taken = [had('earlier-0'), had(`${session}-0`), had(`${session}-1`)]

const isRoom = ({ context }: { context: OutboxContext }) => context.written < 2
const isNew = ({ context }: { context: OutboxContext }) =>
  context.written === 0 && context.queue.length === 0 && context.sent.length === 0

/** The script of writing messages. */
export const outboxScript = scriptFor(outboxMachine, {
  input: { productId, buyerId: null, owner, session },
  sends: [
    { name: 'outbox.change', event: { type: 'outbox.change', text: 'Hel' } },
    {
      name: 'outbox.submit=complete',
      event: { type: 'outbox.submit', form: complete },
      when: isRoom,
    },
    { name: 'outbox.submit=nothing', event: { type: 'outbox.submit', form: nothing } },
    { name: 'outbox.submit=unfinished', event: { type: 'outbox.submit', form: unfinished } },
    { name: 'outbox.resend', event: { type: 'outbox.resend' } },
    { name: 'outbox.discard', event: { type: 'outbox.discard' } },
  ],
  listeners: {
    recallDraft: [
      { name: 'draft.recalled=queue', event: { type: 'draft.recalled', ...KEPT }, when: isNew },
      {
        name: 'draft.recalled=words',
        event: { type: 'draft.recalled', text: KEPT.text, queue: [] },
        when: isNew,
      },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    write: portResults<readonly ChatMessage[]>(
      { taken },
      { refused: { kind: 'conflict', code: 'conversation-refused', message: 'Not possible now.' } },
    ),
  },
  // A message is typed, or none.
  rests: ['idle', 'refused'],
  factsOf: ({ text, error, isUnfinished, isSubmitted, queue, sent, written, failure }) => [
    text,
    error !== null,
    isUnfinished,
    isSubmitted,
    queue.map(({ _id }) => _id).join(' '),
    sent.length,
    written,
    failure === null ? 'well' : 'failed',
  ],
  bound: 4,
})
