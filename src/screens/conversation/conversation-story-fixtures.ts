import type { ConversationContext } from '../../../machines/conversation.machine.ts'
import type { InboxContext } from '../../../machines/inbox.machine.ts'
import { type OutboxContext, outboxMachine } from '../../../machines/outbox.machine.ts'
import type { ChatMessage, Conversation, Inbox } from '../../domain/conversation.ts'
import { camera, chair, picture } from '../story-fixtures.ts'

const hello: ChatMessage = {
  _id: 'message-11',
  number: 11,
  from: 'buyer',
  text: 'Hello! Is it still there?',
  pictures: [],
  at: '2031-05-02T10:12:00.000Z',
}
const answer: ChatMessage = {
  ...hello,
  _id: 'message-12',
  number: 12,
  from: 'seller',
  text: 'Yes. Call me on +46 70 123 45 67.',
  pictures: [picture],
  at: '2031-05-02T10:14:00.000Z',
}

/** The first message of the conversation. */
export const firstMessage: ChatMessage = {
  ...hello,
  _id: 'message-1',
  number: 1,
  text: 'The very first message',
}

/** A conversation as its buyer sees it, with earlier messages. */
export const talk: Conversation = {
  _id: `${camera._id}.bea`,
  seq: 12,
  role: 'buyer',
  now: '2031-05-02T10:15:00.000Z',
  state: 'open',
  can: ['write', 'block', 'report'].map((act) => ({ event: `buyer.${act}` })),
  unread: 0,
  unreadByOther: 0,
  report: null,
  product: { _id: camera._id, name: camera.productName, image: picture },
  buyer: { _id: 'bea', name: 'Bea Berg' },
  seller: { _id: 'sam', name: 'Sam Sand' },
  messages: [hello, answer],
}

/** The seller has written again. */
export const talkOn: Conversation = {
  ...talk,
  seq: 13,
  messages: [
    hello,
    answer,
    { ...answer, _id: 'message-13', number: 13, text: 'Are you there?', pictures: [] },
  ],
}

/** The seller has sent two pictures. */
export const talkOfPictures: Conversation = {
  ...talk,
  messages: [hello, { ...answer, pictures: [picture, chair.image] }],
}

/** The buyer has blocked the seller. */
export const blocked: Conversation = {
  ...talk,
  seq: 14,
  state: 'blockedByBuyer',
  can: ['unblock', 'report'].map((act) => ({ event: `buyer.${act}` })),
}

/** The buyer has reported a message. */
export const reported: Conversation = {
  ...talk,
  seq: 14,
  can: ['write', 'block'].map((act) => ({ event: `buyer.${act}` })),
  report: { number: 12, reason: 'Asks for a call.', isOpen: true },
}

/** Nobody has written yet. */
export const unbegun: Conversation = {
  ...talk,
  seq: 0,
  can: [{ event: 'buyer.write' }],
  messages: [],
}

/** A reported conversation as an admin sees it. */
export const forAdmin: Conversation = {
  ...reported,
  role: 'admin',
  can: ['dismiss', 'close'].map((act) => ({ event: `admin.${act}` })),
}

/** A conversation that is shown. */
export const shownTalk: ConversationContext = {
  productId: camera._id,
  buyerId: null,
  conversation: talk,
  isWhole: false,
  act: null,
  reason: '',
  error: null,
  isSubmitted: false,
  failure: null,
}

/** Nothing is written. */
export const emptyOutbox: OutboxContext = {
  productId: camera._id,
  buyerId: null,
  owner: 'bea@loppis.test',
  session: 'session',
  text: '',
  error: null,
  isUnfinished: false,
  isSubmitted: false,
  queue: [],
  sent: [],
  written: 0,
  failure: null,
}

/** Returns the outbox of a conversation, which does nothing. */
export const outboxOf = (
  value: 'idle' | 'sending' | 'waiting' | 'refused' = 'idle',
  context: Partial<OutboxContext> = {},
) => ({
  state: outboxMachine.resolveState({ value, context: { ...emptyOutbox, ...context } }),
  send: () => undefined,
})

/** The conversations of a user, one of them with unread messages. */
export const someConversations: InboxContext<Inbox> = {
  inbox: [
    { ...talk, unread: 2, messages: [answer] },
    { ...talk, _id: 'another', messages: [hello] },
  ],
  failure: null,
}
