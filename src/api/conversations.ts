import { array } from 'superstruct'
import {
  type Conversation,
  type ConversationKey,
  ConversationStruct,
  type Inbox,
  type Unsent,
} from '../domain/conversation.ts'
import { UnreadStruct } from '../domain/notification.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { type Path, path } from './path.ts'

const MOST = 100

/** Calls for conversations, an extension. */
export function conversationsApi(http: Http, extensions: Extensions) {
  const bearer = 'accessToken'
  const post = async (
    address: Path,
    { buyerId }: ConversationKey,
    { idempotencyKey, ...json }: { idempotencyKey: string } & Record<string, unknown>,
  ): Promise<Conversation> => {
    const body = await http.send({
      method: 'post',
      path: address,
      json: { ...json, ...(buyerId !== null && { buyerId }) },
      bearer,
      idempotencyKey,
    })
    return decode(body, ConversationStruct)
  }
  return {
    /**
     * Returns the latest conversations of the user; null where the server has none. `signal` ends a call whose result is no
     * longer wanted. Throws FailureError.
     */
    async getInbox(signal?: AbortSignal): Promise<Inbox | null> {
      if (!extensions.has('conversations')) return null
      const body = await http.send({
        method: 'get',
        path: path`/conversations`,
        query: { limit: String(MOST) },
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, array(ConversationStruct))
    },

    /** Returns how many messages wait for the user; null where the server has no conversations. Throws FailureError. */
    async getUnreadMessages(signal?: AbortSignal): Promise<number | null> {
      if (!extensions.has('conversations')) return null
      const body = await http.send({
        method: 'get',
        path: path`/conversations/unread`,
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, UnreadStruct).unread
    },

    /**
     * Returns a conversation with its latest messages, or with those before the message number `before`; null where the
     * server has none. Throws FailureError.
     */
    async getConversation(
      { productId, buyerId }: ConversationKey,
      { before, signal }: { before?: number; signal?: AbortSignal } = {},
    ): Promise<Conversation | null> {
      if (!extensions.has('conversations')) return null
      const body = await http.send({
        method: 'get',
        path: path`/conversations/${productId}`,
        query: {
          ...(buyerId !== null && { buyer: buyerId }),
          ...(before !== undefined && { before: String(before) }),
        },
        bearer,
        ...(signal && { signal }),
      })
      return decode(body, ConversationStruct)
    },

    /** Writes a message, and returns the conversation. A message that the server has already is not written again. */
    writeMessage: async (
      key: ConversationKey,
      { _id, text, pictures }: Unsent,
    ): Promise<Conversation> =>
      post(path`/conversations/${key.productId}/messages`, key, {
        id: _id,
        text,
        pictures,
        idempotencyKey: _id,
      }),

    /** Sends an event, and returns the conversation after it. Throws FailureError, as `conflict` for a refused event. */
    sendConversationEvent: async (
      key: ConversationKey,
      event: { event: string; number?: number; message?: string; reason?: string },
      idempotencyKey: string,
    ): Promise<Conversation> =>
      post(path`/conversations/${key.productId}/events`, key, { ...event, idempotencyKey }),
  }
}
