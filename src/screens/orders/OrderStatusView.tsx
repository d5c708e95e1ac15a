import type { Order, OrderStatus } from '../../domain/booking.ts'
import { pathOf } from '../paths.ts'
import { ProgressBadge } from '../table/OrderProgress.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/useMessages.ts'

type OrderStatusViewProps = { order: Order; status: OrderStatus }

/** The Paid column (rule O2). */
export function OrderStatusView({ order, status }: OrderStatusViewProps) {
  const messages = useMessages(ordersMessages).statuses
  const payment = pathOf({ screen: 'payment', bookingId: order._id })
  switch (status) {
    case 'paid':
      return (
        <Cluster gap="tiny">
          <ProgressBadge progress={order.progress} />
          {order.orderId !== undefined && (
            <ButtonLink href={pathOf({ screen: 'order', orderId: order.orderId })} size="small">
              {`${messages.order} `}
              <VisuallyHidden>{order.productName}</VisuallyHidden>
            </ButtonLink>
          )}
          <ButtonLink href={pathOf({ screen: 'receipt', bookingId: order._id })} size="small">
            {`${messages.receipt} `}
            <VisuallyHidden>{order.productName}</VisuallyHidden>
          </ButtonLink>
        </Cluster>
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
    case 'withdrawn':
    case 'soldElsewhere':
      return (
        <Cluster gap="tiny">
          <Badge tone="neutral">{messages.unavailable}</Badge>
          {/* A server that says so has the page of a product, which offers what is like it. */}
          <ButtonLink href={pathOf({ screen: 'product', productId: order.productId })} size="small">
            {`${messages.similar} `}
            <VisuallyHidden>{order.productName}</VisuallyHidden>
          </ButtonLink>
        </Cluster>
      )
    default:
      return <Badge tone="neutral">{messages.unavailable}</Badge>
  }
}
