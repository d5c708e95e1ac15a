import {
  type ChatMessage,
  type Conversation,
  eventFor,
  hasContactDetails,
  type Unsent,
} from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { BoundConversation } from './conversation-state.ts'
import { bubbleOf, picture, pictures, side } from './MessageLog.css.ts'

type ChatMessageItemProps = BoundConversation & {
  conversation: Conversation
  message: ChatMessage
  /** Whether the other side has read the viewer's latest message. */
  mark: string | undefined
}

/** A message: who wrote it when, the words as plain text, the pictures; the other side's can be reported. */
export function ChatMessageItem({
  conversation,
  message,
  mark,
  state,
  send,
}: ChatMessageItemProps) {
  const { role, now } = conversation
  const { _id, from, text, at } = message
  const messages = useMessages(conversationMessages)
  const { date, formatRelativeTime } = useLocale()
  const isOwn = from === role
  const name = isOwn ? messages.you : conversation[from].name
  const moment = new Date(at)
  const canReport = !isOwn && eventFor(conversation, 'report') !== null
  return (
    <li className={side[isOwn ? 'own' : 'other']}>
      <Bubble isOwn={isOwn} message={message} name={name} />
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

type BubbleProps = {
  message: Pick<Unsent, 'text' | 'pictures'>
  name: string
  isOwn: boolean
}

/** The words and the pictures of a message. */
export function Bubble({ message: { text, pictures: shown }, name, isOwn }: BubbleProps) {
  const messages = useMessages(conversationMessages)
  return (
    <div className={bubbleOf[isOwn ? 'own' : 'other']}>
      {text !== '' && <Text lines>{text}</Text>}
      {shown.length > 0 && (
        <div className={pictures}>
          {shown.map((address, index) => (
            <a className={picture} href={address} key={address} rel="noopener" target="_blank">
              <Picture alt={messages.picture(String(index + 1), name)} sizes="7rem" src={address} />
            </a>
          ))}
        </div>
      )}
    </div>
  )
}
