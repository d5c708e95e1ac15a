import { isAhead, type Order, type OrderStatus } from '../../domain/booking.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { ProgressStep } from '../table/OrderProgress.tsx'
import { formatUntil } from '../../messages/locale.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'

/** The next step of the buyer of an order. */
export function OrderNextStep({ order, status }: { order: Order; status: OrderStatus }) {
  const { meetAt, heldUntil, payableUntil, inOrder, ...steps } =
    useMessages(ordersMessages).nextSteps
  const locale = useLocale()
  if (status === 'paid' && order.progress !== undefined) {
    return <ProgressStep progress={order.progress} viewer="buyer" />
  }
  const sentence = () => {
    if (status === 'paid' && order.orderId !== undefined) return inOrder
    if (status === 'paid' && order.meeting !== undefined) return meetAt(order.meeting.location)
    if (status === 'held' && isAhead(order.heldUntil)) {
      return heldUntil(formatUntil(new Date(order.heldUntil), locale))
    }
    if (status === 'payable' && isAhead(order.heldForYouUntil)) {
      return payableUntil(formatUntil(new Date(order.heldForYouUntil), locale))
    }
    return steps[status]
  }
  return (
    <Text size="small" weight="medium">
      {sentence()}
    </Text>
  )
}
