import { fromCallback, fromPromise } from 'xstate'
import { outboxMachine } from '../../machines/outbox.machine.ts'
import { type ConversationKey, outboxFromDraft } from '../domain/conversation.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

type DraftOf = ConversationKey & { owner: string }

const draftOf = ({ owner, productId, buyerId }: DraftOf) => ({
  kind: 'messages' as const,
  owner,
  subject: buyerId === null ? productId : `${productId} ${buyerId}`,
})

/** Provides what writes the messages of a conversation with the server and the browser's storage. */
export function provideOutbox(services: Services, authorised: WithTokenRefresh) {
  const { api, drafts } = services
  return outboxMachine.provide({
    actors: {
      ...provideReconnection(services),
      recallDraft: fromCallback(({ input, sendBack }) => {
        const kept = outboxFromDraft(drafts.recall(draftOf(input)))
        if (kept !== null) sendBack({ type: 'draft.recalled', ...kept })
      }),
      write: fromPromise(async ({ input: { message, ...key } }) => {
        const { messages } = await authorised(() => api.writeMessage(key, message))
        return messages
      }),
    },
    actions: {
      keepDraft: (_, { text, queue, ...of }) => {
        if (text === '' && queue.length === 0) drafts.forget(draftOf(of))
        else drafts.keep(draftOf(of), { text, queue })
      },
    },
  })
}
