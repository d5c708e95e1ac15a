import type { Order, OrderStatus } from '../../domain/booking.ts'
import { pathOf } from '../paths.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { listsMessages } from '../../messages/lists.ts'
import { useMessages } from '../../messages/useMessages.ts'

type OrderStatusViewProps = { order: Order; status: OrderStatus }

/** The Paid column (rule O2), with the reason if an order cannot be paid. */
export function OrderStatusView({ order, status }: OrderStatusViewProps) {
  const messages = useMessages(listsMessages).standings
  const payment = pathOf({ screen: 'payment', bookingId: order._id })
  switch (status) {
    case 'paid':
      return (
        <Badge icon="check" tone="positive">
          {messages.paid}
        </Badge>
      )
    case 'unsettled':
      return (
        <Cluster gap="tiny">
          <Badge tone="held">{messages.unsettled}</Badge>
          <ButtonLink href={payment} size="small">
            {messages.finish}
          </ButtonLink>
        </Cluster>
      )
    case 'payable':
      return (
        <ButtonLink href={payment} size="small" variant="accent">
          {messages.pay}
        </ButtonLink>
      )
    default:
      return (
        <>
          <Badge tone="neutral">{messages.unavailable}</Badge>
          <Text size="fine" tone="quiet">
            {messages[status]}
          </Text>
        </>
      )
  }
}
