import { fromPromise } from 'xstate'
import { conversationMachine } from '../../machines/conversation.machine.ts'
import { createLiveUpdates } from '../../machines/live-updates.ts'
import type { Conversation, ConversationKey } from '../domain/conversation.ts'
import { randomId } from '../domain/random-id.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

type Subject = ConversationKey & { flow: 'conversation'; id: string }

/** Provides the page of a conversation with the server. */
export function provideConversation(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const keys = createIdempotencyKeys()
  /** Marks the messages of a loaded page as read. After a failed request, the next load sends the event again. */
  const markRead = (key: ConversationKey, { role, unread, messages }: Conversation) => {
    const number = messages.at(-1)?.number
    if (unread === 0 || number === undefined) return
    const event = { event: `${role}.read`, number }
    authorised(() => api.sendConversationEvent(key, event, randomId())).catch(() => undefined)
  }
  const read = async (key: ConversationKey, signal: AbortSignal): Promise<Conversation | null> => {
    const conversation = await authorised(() => api.getConversation(key, { signal }))
    if (conversation !== null) markRead(key, conversation)
    return conversation
  }
  return conversationMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input, signal }) => read(input, signal)),
      loadEarlier: fromPromise(({ input: { before, ...key }, signal }) =>
        authorised(() => api.getConversation(key, { before, signal })),
      ),
      send: fromPromise(({ input: { event, messageId, reason, ...key } }) => {
        const report = messageId === null ? {} : { message: messageId, reason: reason.trim() }
        return keys.withKey({ ...key, event, ...report }, (idempotencyKey) =>
          authorised(() => api.sendConversationEvent(key, { event, ...report }, idempotencyKey)),
        )
      }),
      watchConversation: provideLiveUpdates(
        createLiveUpdates<Subject, Conversation | null>(),
        services,
        authorised,
        ({ productId, buyerId }, signal) => read({ productId, buyerId }, signal),
      ),
    },
  })
}
