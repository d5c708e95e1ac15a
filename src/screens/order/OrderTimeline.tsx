import type { PaidOrder } from '../../domain/order.ts'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { OrderEntries } from './OrderEntries.tsx'

/** The events of an order. An admin has the words of both sides beside each other (OrderSides). */
export function OrderTimeline({
  order: { timeline, role, now },
  sendGallery,
}: { order: PaidOrder } & Pick<BoundGallery, 'sendGallery'>) {
  const messages = useMessages(orderMessages)
  return (
    <Stack as="section" label={messages.timeline}>
      <Heading level={2}>{messages.timeline}</Heading>
      <OrderEntries
        entries={timeline}
        isBrief={role === 'admin'}
        now={now}
        role={role}
        sendGallery={sendGallery}
      />
    </Stack>
  )
}
