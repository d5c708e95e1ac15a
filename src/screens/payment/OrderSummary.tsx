import type { PayableBooking } from '../../domain/payment.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { meetingMessages } from '../../messages/booking.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { productMessages } from '../../messages/product.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { picture, seller, summary, summaryFacts, total } from './PaymentView.css.ts'

/** The summary of the purchase: item, seller, meeting place and total. A thumbnail with lines of text on a phone. */
export function OrderSummary({ booking }: { booking: PayableBooking }) {
  const messages = useMessages(paymentMessages)
  const words = messages.summary
  const { place } = useMessages(meetingMessages)
  const { verified } = useMessages(productMessages)
  const { formatMoney } = useLocale()
  const { sellerName, sellerEmail, meeting } = booking
  return (
    <aside aria-label={messages.summaryLabel} className={summary}>
      <div className={picture}>
        <Picture
          alt={booking.productName}
          eager
          ratio="landscape"
          sizes="(min-width: 64rem) 21rem, 7rem"
          sources={booking.imageSources}
          src={booking.image}
        />
      </div>
      <div className={summaryFacts}>
        <Text weight="bold">{booking.productName}</Text>
        <Definition
          items={[
            ...(sellerName === undefined && sellerEmail === undefined
              ? []
              : [
                  {
                    label: words.seller,
                    value: (
                      <span className={seller}>
                        {sellerName !== undefined && <span>{sellerName}</span>}
                        {sellerEmail !== undefined && <span>{sellerEmail}</span>}
                        {booking.isSellerVerified === true && (
                          <Badge icon="check" look="bare" tone="positive">
                            {verified}
                          </Badge>
                        )}
                      </span>
                    ),
                  },
                ]),
            ...(meeting === undefined ? [] : [{ label: place, value: meeting.location }]),
            {
              label: words.total,
              value: (
                <>
                  <strong className={total}>{formatMoney(booking.price)}</strong>{' '}
                  <span>{words.nothingElse}</span>
                </>
              ),
            },
          ]}
          look="compact"
        />
      </div>
    </aside>
  )
}
