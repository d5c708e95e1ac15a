import type { SnapshotFrom } from 'xstate'
import type {
  ConversationEvent,
  conversationMachine,
} from '../../../machines/conversation.machine.ts'
import type { OutboxEvent, outboxMachine } from '../../../machines/outbox.machine.ts'
import type { BoundPictures } from '../pictures/PicturesField.tsx'

/** The conversation, bound to its machine. */
export type BoundConversation = {
  state: SnapshotFrom<typeof conversationMachine>
  send: (event: ConversationEvent) => void
}

/** The outbox that sends the messages, bound to its machine, and the pictures of the next message. */
export type BoundOutbox = {
  state: SnapshotFrom<typeof outboxMachine>
  send: (event: OutboxEvent) => void
  pictures: BoundPictures
}
