import { type Conversation, otherSide } from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { aside, facts, latest, row } from '../inbox/inbox.css.ts'

/** A conversation in a list: with whom, about what, and its latest message. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { role, product, buyer, seller, now, unread } = conversation
  const messages = useMessages(conversationMessages)
  const { formatCount, formatRelativeTime } = useLocale()
  const message = conversation.messages.at(-1)
  const withoutText = message?.isHidden === true ? messages.removed : messages.pictureOnly
  const words = message === undefined ? '' : message.text || withoutText
  const isOwn = message?.from === role
  const name =
    role === 'admin' ? messages.between(buyer.name, seller.name) : otherSide(conversation).name
  return (
    <Link
      href={pathOf({
        screen: 'messages',
        item: product._id,
        ...(role !== 'buyer' && { buyer: buyer._id }),
      })}
      tone="block"
    >
      <div className={row}>
        <Picture alt="" sizes="4rem" sources={product.imageSources} src={product.image} />
        <div className={facts}>
          <Text weight={unread > 0 ? 'bold' : 'medium'}>{name}</Text>
          <Text size="small" tone="quiet">
            {product.name}
          </Text>
          <div className={latest}>
            <Text as="span" size="small" weight={unread > 0 ? 'medium' : 'regular'}>
              {isOwn && message.text !== '' ? messages.youSaid(words) : words}
            </Text>
          </div>
        </div>
        <div className={aside}>
          {message !== undefined && (
            <Text as="time" dateTime={message.at} size="fine" tone="quiet">
              {formatRelativeTime(new Date(message.at), now)}
            </Text>
          )}
          {unread > 0 && (
            <Badge tone="positive">{messages.unread(unread, formatCount(unread))}</Badge>
          )}
        </div>
      </div>
    </Link>
  )
}
