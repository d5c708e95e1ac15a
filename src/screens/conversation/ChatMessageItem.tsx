import {
  type ChatMessage,
  type Conversation,
  offeredEvent,
  hasContactDetails,
  type Unsent,
} from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import type { BoundConversation } from './conversation-state.ts'
import { MessagePictures, type PicturesOfMessage } from './MessagePictures.tsx'
import { bubbleOf, side } from './MessageLog.css.ts'

type ChatMessageItemProps = BoundConversation &
  Pick<BoundGallery, 'sendGallery'> & {
    conversation: Conversation
    message: ChatMessage
    /** Whether the other side has read the viewer's latest message. */
    mark: string | undefined
  }

/** A message: its author, its time, its plain text and its pictures; the other side's messages can be reported. */
export function ChatMessageItem({
  conversation,
  message,
  mark,
  state,
  send,
  sendGallery,
}: ChatMessageItemProps) {
  const { role, now } = conversation
  const { _id, from, text, at, isHidden = false } = message
  const messages = useMessages(conversationMessages)
  const { date, formatRelativeTime } = useLocale()
  const isOwn = from === role
  const name = isOwn ? messages.you : conversation[from].name
  const moment = new Date(at)
  const canReport = !isOwn && !isHidden && offeredEvent(conversation, 'report') !== null
  return (
    <li className={side[isOwn ? 'own' : 'other']}>
      {isHidden && role !== 'admin' ? (
        <Text tone="quiet">{messages.removed}</Text>
      ) : (
        <Bubble isOwn={isOwn} message={message} name={name} sendGallery={sendGallery} />
      )}
      {isHidden && role === 'admin' && (
        <Text size="fine" tone="held">
          {messages.hidden}
        </Text>
      )}
      {!isOwn && hasContactDetails(text) && (
        <Text size="fine" tone="held">
          {messages.contactWarning}
        </Text>
      )}
      <Cluster gap="tiny">
        <Text as="span" size="fine" tone="quiet">
          {name}
        </Text>
        <Text
          as="time"
          dateTime={at}
          size="fine"
          title={date(moment, { dateStyle: 'medium', timeStyle: 'short' })}
          tone="quiet"
        >
          {formatRelativeTime(moment, now)}
        </Text>
        {mark !== undefined && (
          <Text as="span" size="fine" tone="quiet">
            {mark}
          </Text>
        )}
        {canReport && (
          <Button
            busy={state.hasTag('busy')}
            label={messages.reportOf(text.slice(0, 60) || messages.pictureOnly)}
            onClick={() =>
              send({ type: 'conversation.act', act: { name: 'report', messageId: _id } })
            }
            size="small"
            variant="quiet"
          >
            {messages.report}
          </Button>
        )}
      </Cluster>
    </li>
  )
}

type BubbleProps = PicturesOfMessage &
  Pick<BoundGallery, 'sendGallery'> & { message: Unsent; isOwn: boolean }

/** The words and the pictures of a message. */
export function Bubble({ message, name, isOwn, sendGallery }: BubbleProps) {
  return (
    <div className={bubbleOf[isOwn ? 'own' : 'other']}>
      {message.text !== '' && <Text lines>{message.text}</Text>}
      {message.pictures.length > 0 && (
        <MessagePictures message={message} name={name} sendGallery={sendGallery} />
      )}
    </div>
  )
}
