import type { Offer } from '../../domain/offer.ts'
import { offersMessages } from '../../messages/offers.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Text } from '../../ui/Text/Text.tsx'

/** The price of an offer, whose turn it is and until when. */
export function OfferTurn({ offer }: { offer: Offer }) {
  const messages = useMessages(offersMessages)
  const { formatMoney } = useLocale()
  const name = offer.role === 'buyer' ? offer.seller.name : offer.buyer.name
  const about = { name, price: formatMoney(offer.price) }
  return (
    <>
      <div role="status">
        <Text>
          {textNamed(messages.states, offer.state)?.[offer.role](about) ?? messages.unknownState}
        </Text>
      </div>
      <OfferDeadline offer={offer} />
    </>
  )
}

/** Until when, and what happens then. */
function OfferDeadline({ offer: { deadline, now } }: { offer: Offer }) {
  const messages = useMessages(offersMessages)
  const { date, formatRelativeTime } = useLocale()
  const words = deadline && textNamed(messages.deadlines, deadline.event)
  if (!deadline || !words) return null
  const due = new Date(deadline.at)
  return (
    <Text size="small" tone="quiet">
      <time dateTime={deadline.at}>
        {words(date(due, { dateStyle: 'long', timeStyle: 'short' }), formatRelativeTime(due, now))}
      </time>
    </Text>
  )
}
