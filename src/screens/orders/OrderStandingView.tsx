import type { Order, OrderStanding } from '../../domain/booking.ts'
import { pathOf } from '../../services/navigation.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { listsWords } from '../../words/lists.ts'
import { useWords } from '../../words/useWords.ts'

type OrderStandingViewProps = { order: Order; standing: OrderStanding }

/** The Paid column (rule O2), with the reason if an order cannot be paid. */
export function OrderStandingView({ order, standing }: OrderStandingViewProps) {
  const words = useWords(listsWords).standings
  const payment = pathOf({ screen: 'payment', bookingId: order._id })
  switch (standing) {
    case 'paid':
      return (
        <Badge icon="check" tone="positive">
          {words.paid}
        </Badge>
      )
    case 'unsettled':
      return (
        <Cluster gap="tiny">
          <Badge tone="held">{words.unsettled}</Badge>
          <ButtonLink href={payment} size="small">
            {words.finish}
          </ButtonLink>
        </Cluster>
      )
    case 'payable':
      return (
        <ButtonLink href={payment} size="small" variant="accent">
          {words.pay}
        </ButtonLink>
      )
    default:
      return (
        <>
          <Badge tone="neutral">{words.unavailable}</Badge>
          <Text size="fine" tone="quiet">
            {words[standing]}
          </Text>
        </>
      )
  }
}
