import type { SellerProduct } from '../../domain/seller-product.ts'
import { meetingMessages } from '../../messages/booking.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { item, list } from '../../ui/Sheet/Sheet.css.ts'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { RatingText } from '../review/RatingText.tsx'
import { MeetingFacts } from './MeetingFacts.tsx'
import { MessageLink } from './MessageLink.tsx'

/** The bookings of a product that is not sold yet, newest first. Renders nothing without bookings. */
export function Bookings({ product }: { product: SellerProduct }) {
  const messages = useMessages(meetingMessages)
  const { formatCount } = useLocale()
  const { bookings = [], productName } = product
  if (bookings.length === 0) return null
  return (
    <Sheet
      label={messages.bookings(bookings.length, formatCount(bookings.length))}
      of={productName}
      title={messages.bookingsOf(productName)}
    >
      <Text size="small" tone="quiet">
        {messages.firstToPay}
      </Text>
      <ul className={list}>
        {bookings.map(({ _id, buyerId, name, email, rating, meeting }) => (
          <li className={item} key={_id}>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="quiet">
              {email}
            </Text>
            {rating !== undefined && <RatingText rating={rating} />}
            <MeetingFacts look="line" meeting={meeting} />
            {buyerId !== undefined && (
              <div>
                <MessageLink buyerId={buyerId} item={product._id} name={name} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
