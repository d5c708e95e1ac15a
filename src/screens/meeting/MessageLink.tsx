import { meetingMessages } from '../../messages/booking.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { pathOf } from '../paths.ts'

type MessageLinkProps = {
  /** The item that the conversation is about. */
  item: string
  buyerId: string
  /** The buyer's. */
  name: string
}

/** Leads a seller to the conversation with a buyer about an item, which the seller may begin. */
export function MessageLink({ item, buyerId, name }: MessageLinkProps) {
  const { writeTo } = useMessages(meetingMessages)
  return (
    <ButtonLink href={pathOf({ screen: 'messages', item, buyer: buyerId })} size="small">
      {writeTo(name)}
    </ButtonLink>
  )
}
