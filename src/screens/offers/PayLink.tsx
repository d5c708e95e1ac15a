import { offersMessages } from '../../messages/offers.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { pathOf } from '../paths.ts'

/** Leads the buyer of an accepted offer to the payment of the booking. `price`: the agreed price, formatted. */
export function PayLink({ bookingId, price }: { bookingId: string; price: string }) {
  const { pay } = useMessages(offersMessages)
  return (
    <ButtonLink href={pathOf({ screen: 'payment', bookingId })} variant="accent">
      {pay(price)}
    </ButtonLink>
  )
}
