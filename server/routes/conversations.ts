import {
  array,
  boolean,
  defaulted,
  enums,
  integer,
  literal,
  nullable,
  object,
  optional,
  refine,
  size,
  string,
  type,
} from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember, everyOwner, inBody, inQuery } from '../access/permissions.ts'
import type { Viewer } from '../access/viewer.ts'
import {
  conversationAnswer,
  LONGEST_MESSAGE,
  MOST_PICTURES,
  unbegunAnswer,
} from '../conversations/answer.ts'
import { idOf } from '../conversations/conversation.ts'
import { readMessages } from '../conversations/messages.ts'
import type { PartiesOfViewer } from '../conversations/parties.ts'
import {
  countUnread,
  listConversations,
  readConversation,
  readUnbegun,
} from '../conversations/read.ts'
import { writeMessage } from '../conversations/write.ts'
import { EventBody, explained, linesOfText, PlainText } from '../http/decode.ts'
import { named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { PictureAddress, requireHosted } from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'
import { sendConversationEvent } from '../use-cases/conversation-events.ts'
import { Can, Person, ProductLink, Unread } from './answers.ts'

/** The client makes the id; a message that is sent again is there once. */
const WrittenMessage = refine(
  type({
    buyerId: optional(PlainText),
    id: size(PlainText, 8, 100),
    text: linesOfText(LONGEST_MESSAGE),
    // A client without pictures leaves the field out.
    pictures: defaulted(size(array(PictureAddress), 0, MOST_PICTURES), []),
  }),
  'message',
  ({ text, pictures }) => text !== '' || pictures.length > 0 || 'Expected words or a picture',
)

const Side = enums(['buyer', 'seller'])

/** A conversation with its latest 30 messages, or those that were asked for; in a list, with its latest message. */
const Conversation = named(
  'Conversation',
  object({
    _id: string(),
    now: string(),
    seq: integer(),
    role: enums(['buyer', 'seller', 'admin']),
    state: enums(['open', 'blockedByBuyer', 'blockedBySeller', 'blockedByBoth', 'closed']),
    can: Can,
    unread: integer(),
    unreadByOther: integer(),
    report: nullable(object({ by: Side, number: integer(), reason: string(), isOpen: boolean() })),
    product: ProductLink,
    buyer: Person,
    seller: Person,
    messages: array(
      object({
        _id: string(),
        number: integer(),
        from: Side,
        text: string(),
        pictures: array(string()),
        isHidden: optional(literal(true)),
        at: string(),
      }),
    ),
  }),
)

/** The conversation about the product of the path with the buyer `buyer`; without one, the caller is the buyer. */
const ConversationQuery = type({
  buyer: optional(string()),
  before: optional(
    explained(string(), "The query parameter 'before' is no number of a message.", (before) =>
      /^\d{1,9}$/.test(before),
    ),
  ),
})

async function answerOf(
  { database, flowClock }: AppContext,
  { viewer, parties }: { viewer: Viewer; parties: PartiesOfViewer },
  before: number | null = null,
) {
  const id = idOf(parties)
  const now = flowClock()
  const conversation = await readConversation(database, id)
  const report = conversation?.context.report ?? null
  if (parties.role === 'admin' && report === null) throw new Problem('not-yours')
  if (conversation !== null) {
    const messages = await readMessages(database, id, before)
    return conversationAnswer(conversation, { viewer, now, messages })
  }
  const about = await readUnbegun(database, parties)
  if (about === null) throw new Problem('product-unknown')
  // Nobody learns the name of a user who is not interested in the item.
  if (parties.role === 'seller' && !about.isInterested) throw new Problem('conversation-unknown')
  return unbegunAnswer({ ...about, _id: id }, viewer, now)
}

/** The product and the buyer name a conversation. */
export const conversationEndpoints = [
  endpoint({
    method: 'GET',
    path: '/conversations',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the conversations of the caller, of an admin those with an open report, each with its latest message.',
    extension: 'conversations',
    query: PageQuery,
    answer: array(Conversation),
    handle: (asked, { database, flowClock, lists }) =>
      respondWithList(asked, lists, async (page) => {
        const { viewer } = asked
        const conversations = await listConversations(database, viewer, page)
        return conversations.map(({ messages, ...conversation }) =>
          conversationAnswer(conversation, { viewer, now: flowClock(), messages }),
        )
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/conversations/unread',
    access: everyMember,
    limit: 'read',
    summary:
      'Counts the unread messages of the caller, or the conversations that wait for an admin.',
    extension: 'conversations',
    answer: Unread,
    handle: async ({ viewer }, { database }) => ({ unread: await countUnread(database, viewer) }),
  }),
  endpoint({
    method: 'GET',
    path: '/conversations/:productId',
    // An admin's own are those that were reported: answerOf checks it.
    access: { of: { conversation: inQuery('buyer') }, ...everyOwner },
    limit: 'read',
    summary:
      'Reads a conversation with its latest 30 messages, or the 30 before the message `before`. One that nobody has begun has none.',
    extension: 'conversations',
    query: ConversationQuery,
    answer: Conversation,
    example: { params: { productId: 'product-1' }, query: { buyer: 'buyer-1', before: '30' } },
    handle: (asked, app) =>
      answerOf(app, asked, asked.query.before === undefined ? null : Number(asked.query.before)),
  }),
  endpoint({
    method: 'POST',
    path: '/conversations/:productId/messages',
    access: { of: { conversation: inBody('buyerId') }, buyer: 'own', seller: 'own' },
    limit: 'message',
    isIdempotent: true,
    summary: 'Writes a message.',
    extension: 'conversations',
    body: WrittenMessage,
    answer: Conversation,
    example: {
      params: { productId: 'product-1' },
      body: {
        buyerId: 'buyer-1',
        id: 'message-1',
        text: 'Is this the neck?',
        pictures: ['/images/neck.avif'],
      },
    },
    async handle(asked, app) {
      const { viewer, parties, context, body: message } = asked
      requireHosted(context, message.pictures, app)
      await writeMessage(app, viewer, { parties, message })
      return answerOf(app, asked)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/conversations/:productId/events',
    access: {
      of: { conversation: inBody('buyerId') },
      buyer: 'own',
      seller: 'own',
      admin: 'any',
    },
    limit: 'conversationEvent',
    isIdempotent: true,
    summary: 'Sends an event of `can` to a conversation, or says that messages are read.',
    extension: 'conversations',
    body: EventBody,
    answer: Conversation,
    example: {
      params: { productId: 'product-1' },
      body: { buyerId: 'buyer-1', event: 'buyer.block' },
    },
    audit: ({ parties: { productId, buyerId } }) => ({
      about: 'conversation',
      id: `${productId}/${buyerId}`,
    }),
    async handle(asked, app) {
      const { viewer, parties, body } = asked
      await sendConversationEvent(app, viewer, { parties, body })
      return answerOf(app, asked)
    },
  }),
]
