import type { OrderEntry, PaidOrder } from '../../domain/order.ts'
import { type OrderMessages, orderMessages, type RoleTexts } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Text } from '../../ui/Text/Text.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { OrderPictures } from './OrderPictures.tsx'
import { entry as entryStyle, timeline, words } from './OrderView.css.ts'

type Role = PaidOrder['role']
type EventMessage = string | RoleTexts | ((who: string, role: Role, state: string) => string)

/** Returns what happened in one sentence. */
function sentenceOf(
  { event, actor, from, to }: OrderEntry,
  role: Role,
  messages: OrderMessages,
): string {
  // The provider made a movement, and the money is where it should go.
  if (event === 'provider.succeeded') {
    return textNamed(messages.positions, to.position)?.[role] ?? messages.unknownPosition
  }
  if (event === 'provider.failed' && from?.position !== to.position) return messages.unmade
  const sentence = textNamed<EventMessage>(messages.events, event)
  if (typeof sentence === 'object') return sentence[role]
  if (typeof sentence !== 'function') return sentence ?? messages.unknownEvent
  const { actors } = messages
  return sentence(actor === role ? actors.you : (textNamed(actors, actor) ?? ''), role, to.state)
}

type OrderEntriesProps = Pick<BoundGallery, 'sendGallery'> & {
  entries: readonly OrderEntry[]
  role: Role
  now: PaidOrder['now']
  /** Says only that a side did something, where its words and pictures are beside it. */
  isBrief?: boolean
}

/** The events of an order, the oldest first. */
export function OrderEntries({
  entries,
  role,
  now,
  isBrief = false,
  sendGallery,
}: OrderEntriesProps) {
  const messages = useMessages(orderMessages)
  return (
    <ol className={timeline}>
      {entries.map((entry) => (
        <li className={entryStyle} key={entry.seq}>
          <Text>{sentenceOf(entry, role, messages)}</Text>
          {!(isBrief && isOfSide(entry)) && (
            <EntryDetails entry={entry} sendGallery={sendGallery} />
          )}
          <EntryTime at={entry.at} now={now} />
        </li>
      ))}
    </ol>
  )
}

const isOfSide = ({ actor }: OrderEntry) => actor === 'buyer' || actor === 'seller'

function EntryTime({ at, now }: { at: string; now: PaidOrder['now'] }) {
  const { date, formatRelativeTime } = useLocale()
  const moment = new Date(at)
  return (
    <Text as="time" dateTime={at} size="fine" tone="quiet">
      {`${date(moment, { dateStyle: 'medium', timeStyle: 'short' })} (${formatRelativeTime(moment, now)})`}
    </Text>
  )
}

/** The words, the amount, the tracking number and the pictures that came with an event. */
function EntryDetails({
  entry,
  sendGallery,
}: { entry: OrderEntry } & Pick<BoundGallery, 'sendGallery'>) {
  const messages = useMessages(orderMessages)
  const { formatMoney } = useLocale()
  const { kind, amount, tracking, reason, pictures = [] } = entry
  return (
    <>
      {kind !== undefined && <Text size="small">{textNamed(messages.problems, kind) ?? kind}</Text>}
      {amount !== undefined && (
        <Text figures size="small">
          {formatMoney(amount)}
        </Text>
      )}
      {tracking !== undefined && <Text size="small">{messages.tracking(tracking)}</Text>}
      {reason !== undefined && (
        <div className={words}>
          <Text lines size="small">
            {textNamed(messages.reasons, reason) ?? reason}
          </Text>
        </div>
      )}
      {pictures.length > 0 && <OrderPictures entry={entry} sendGallery={sendGallery} />}
    </>
  )
}
