import { type Context, Hono } from 'hono'
import { array, defaulted, refine, size, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
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
import { sendConversationEvent } from '../use-cases/conversation-events.ts'
import { writeMessage } from '../conversations/write.ts'
import type { User } from '../users/users.ts'
import { decodeBody, linesOfText, PlainText, readBody } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import { PictureAddress, requireHosted } from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'
import { respondWithList } from '../http/list-page.ts'

const MessageStruct = refine(
  type({
    id: size(PlainText, 8, 100),
    text: linesOfText(LONGEST_MESSAGE),
    // A client without pictures leaves the field out.
    pictures: defaulted(size(array(PictureAddress), 0, MOST_PICTURES), []),
  }),
  'message',
  ({ text, pictures }) => text !== '' || pictures.length > 0 || 'Expected words or a picture',
)

/**
 * Serves the conversations, an extension. A conversation is named by its product and its buyer; without a buyer, the viewer
 * is the one.
 * - GET /conversations: those of the viewer, of an admin those that are reported, each with its latest message
 * - GET /conversations/unread: how many messages the viewer has not read, or how many conversations wait for an admin
 * - GET /conversations/{productId}?buyer=&before=: with the latest 30 messages, or 30 before the message number `before`; one
 *   that nobody has begun has no messages, and its seller reads it where the buyer has booked the item or made an offer; an
 *   admin reads those that were reported
 * - POST /conversations/{productId}/messages and POST /conversations/{productId}/events answer as the latter does
 */
export function conversationRoutes(appContext: AppContext): Hono {
  const { database, flowClock, lists } = appContext
  const answerOf = async (viewer: User, parties: PartiesOfViewer, before: number | null = null) => {
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
  return new Hono()
    .get('/conversations', authorise(appContext, 'GET /conversations'), (context) => {
      const { viewer } = context.var
      return respondWithList(context, lists, async (page) => {
        const conversations = await listConversations(database, viewer, page)
        return conversations.map(({ messages, ...conversation }) =>
          conversationAnswer(conversation, { viewer, now: flowClock(), messages }),
        )
      })
    })
    .get(
      '/conversations/unread',
      authorise(appContext, 'GET /conversations/unread'),
      async (context) => context.json({ unread: await countUnread(database, context.var.viewer) }),
    )
    .get(
      '/conversations/:productId',
      authorise(appContext, 'GET /conversations/:productId'),
      async (context) => {
        const { viewer, parties } = context.var
        return context.json(await answerOf(viewer, parties, beforeIn(context)))
      },
    )
    .post(
      '/conversations/:productId/messages',
      authorise(appContext, 'POST /conversations/:productId/messages'),
      idempotent(appContext),
      async (context) => {
        const { viewer, parties } = context.var
        const message = await decodeBody(context, MessageStruct)
        requireHosted(context, message.pictures, appContext)
        await writeMessage(appContext, viewer, { parties, message })
        return context.json(await answerOf(viewer, parties))
      },
    )
    .post(
      '/conversations/:productId/events',
      authorise(appContext, 'POST /conversations/:productId/events'),
      idempotent(appContext),
      async (context) => {
        const { viewer, parties } = context.var
        await sendConversationEvent(appContext, viewer, { parties, body: await readBody(context) })
        return context.json(await answerOf(viewer, parties))
      },
    )
}

function beforeIn(context: Context): number | null {
  const before = context.req.query('before')
  if (before === undefined) return null
  if (/^\d{1,9}$/.test(before)) return Number(before)
  throw new Problem('invalid-request', "The query parameter 'before' is no number of a message.")
}
