import type { Order, OrderStanding } from '../../domain/booking.ts'
import { pathOf } from '../../services/navigation.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'

type OrderStandingViewProps = { order: Order; standing: OrderStanding }

const reasons = {
  sellerRemoved: 'The seller is no longer here.',
  sold: 'Somebody else bought it.',
  held: 'Somebody else is paying for it right now.',
}

/** The Paid column (rule O2), with the reason where something cannot be paid. */
export function OrderStandingView({ order, standing }: OrderStandingViewProps) {
  const payment = pathOf({ screen: 'payment', bookingId: order._id })
  switch (standing) {
    case 'paid':
      return (
        <Badge icon="check" tone="positive">
          Paid
        </Badge>
      )
    case 'unsettled':
      return (
        <Cluster gap="tiny">
          <Badge tone="held">Payment not settled</Badge>
          <ButtonLink href={payment} size="small">
            Finish payment
          </ButtonLink>
        </Cluster>
      )
    case 'payable':
      return (
        <ButtonLink href={payment} size="small" variant="accent">
          Pay
        </ButtonLink>
      )
    default:
      return (
        <>
          <Badge tone="neutral">Unavailable</Badge>
          <Text size="fine" tone="quiet">
            {reasons[standing]}
          </Text>
        </>
      )
  }
}
