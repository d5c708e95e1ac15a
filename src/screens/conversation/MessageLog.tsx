import {
  type ChatMessage,
  type Conversation,
  readByOther,
  type Unsent,
} from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import type { BoundConversation, BoundOutbox } from './conversation-state.ts'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { ChatMessageItem } from './ChatMessageItem.tsx'
import { EnlargedMessagePictures } from './MessagePictures.tsx'
import { log, scroller } from './MessageLog.css.ts'
import { UnsentMessage } from './UnsentMessage.tsx'

type MessageLogProps = BoundConversation &
  BoundGallery & {
    conversation: Conversation
    outbox: Omit<BoundOutbox, 'pictures'>
  }

/** The messages, the oldest first, and after them those that the server may not have. New ones are announced. */
export function MessageLog({
  state,
  send,
  conversation,
  outbox,
  gallery,
  sendGallery,
}: MessageLogProps) {
  const messages = useMessages(conversationMessages)
  const { role } = conversation
  const shown = withSent(conversation, outbox)
  const known = new Set(shown.map(({ _id }) => _id))
  const unsent = outbox.state.context.queue.filter(({ _id }: Unsent) => !known.has(_id))
  const lastOwn = shown.findLast(({ from }) => from === role)
  const readUpTo = readByOther(conversation)
  const isEnlarged = ({ _id }: Unsent) => gallery.isEnlarged && _id === gallery.setId
  const enlarged = shown.find(isEnlarged) ?? unsent.find(isEnlarged)
  const nameOf = (message: ChatMessage | Unsent) =>
    'from' in message && message.from !== role ? conversation[message.from].name : messages.you
  return (
    <>
      {/* Browsers scroll it by keys only where it can have the focus. */}
      <div
        aria-label={messages.log}
        className={scroller}
        // Not stable, so that it is called with each change: the button that had the focus may be gone with any.
        ref={(element) => restoreFocus(element)}
        role="log"
        tabIndex={0}
      >
        <ol className={log}>
          {shown.map((message) => (
            <ChatMessageItem
              conversation={conversation}
              key={message._id}
              mark={
                message !== lastOwn
                  ? undefined
                  : message.number <= readUpTo
                    ? messages.read
                    : messages.sent
              }
              message={message}
              send={send}
              sendGallery={sendGallery}
              state={state}
            />
          ))}
          {unsent.map((message, index) => (
            <UnsentMessage
              key={message._id}
              isFirst={index === 0}
              message={message}
              outbox={outbox}
              sendGallery={sendGallery}
            />
          ))}
        </ol>
      </div>
      {enlarged !== undefined && (
        <EnlargedMessagePictures
          gallery={gallery}
          message={enlarged}
          name={nameOf(enlarged)}
          sendGallery={sendGallery}
        />
      )}
    </>
  )
}

/** The messages of the conversation, and those that were sent since it was read. */
function withSent({ messages }: Conversation, { state }: Omit<BoundOutbox, 'pictures'>) {
  const known = new Set(messages.map(({ _id }) => _id))
  return [...messages, ...state.context.sent.filter(({ _id }) => !known.has(_id))]
}
