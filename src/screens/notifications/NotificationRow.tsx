import type { Notification } from '../../domain/notification.ts'
import { notificationsMessages } from '../../messages/notifications.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { destinationOf } from '../paths.ts'
import { facts, row } from '../inbox/inbox.css.ts'

/** A notification in the list: a link to what it is about, where this version has its page. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { text, at, now, isRead, product, path } = notification
  const messages = useMessages(notificationsMessages)
  const { language, formatRelativeTime } = useLocale()
  const content = (
    <div className={row}>
      {product === null ? (
        <span />
      ) : (
        <Picture alt="" sizes="4rem" sources={product.imageSources} src={product.image} />
      )}
      <div className={facts}>
        <Text weight={isRead ? 'regular' : 'medium'}>{text[language]}</Text>
        <Text as="time" dateTime={at} size="fine" tone="quiet">
          {formatRelativeTime(new Date(at), now)}
        </Text>
      </div>
      {!isRead && <Badge tone="positive">{messages.isNew}</Badge>}
    </div>
  )
  return destinationOf(path) === null ? (
    content
  ) : (
    <Link href={path} tone="block">
      {content}
    </Link>
  )
}
