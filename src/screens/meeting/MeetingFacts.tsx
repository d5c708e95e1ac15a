import type { Meeting } from '../../domain/meeting.ts'
import { meetingMessages } from '../../messages/booking.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { PhoneLink } from './PhoneLink.tsx'

type MeetingFactsProps = {
  /** Absent on a server without this extension. */
  meeting: Meeting | undefined
  /** The phone number is the viewer's own. */
  isOwn?: boolean
  /** The seller's phone number, where the buyer needs it. */
  sellerPhone?: string | undefined
  /** False where the place is said beside the facts. */
  isPlaceShown?: boolean
  look?: 'fine' | 'line' | 'rows'
}

/** Where buyer and seller meet, the buyer's phone number and the date of the booking. */
export function MeetingFacts({
  meeting,
  isOwn = false,
  sellerPhone,
  isPlaceShown = true,
  look = 'fine',
}: MeetingFactsProps) {
  const messages = useMessages(meetingMessages)
  const locale = useLocale()
  if (meeting === undefined) return null
  const booked = new Date(meeting.bookedAt)
  return (
    <Definition
      items={[
        ...(sellerPhone === undefined
          ? []
          : [{ label: messages.sellerPhone, value: <PhoneLink number={sellerPhone} /> }]),
        ...(isPlaceShown ? [{ label: messages.place, value: meeting.location }] : []),
        { label: isOwn ? messages.yourPhone : messages.buyerPhone, value: meeting.phoneNumber },
        {
          label: messages.booked,
          value: (
            <time
              dateTime={meeting.bookedAt}
              title={locale.date(booked, { dateStyle: 'long', timeStyle: 'short' })}
            >
              {locale.date(booked, { dateStyle: 'medium' })}
            </time>
          ),
        },
      ]}
      look={look}
    />
  )
}
