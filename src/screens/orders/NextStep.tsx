import type { Order, OrderStatus } from '../../domain/booking.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** What the buyer of an order can do next. */
export function NextStep({ order, status }: { order: Order; status: OrderStatus }) {
  const { meetAt, ...steps } = useMessages(ordersMessages).nextSteps
  const { meeting } = order
  return (
    <Text size="small" weight="medium">
      {status === 'paid' && meeting !== undefined ? meetAt(meeting.location) : steps[status]}
    </Text>
  )
}
