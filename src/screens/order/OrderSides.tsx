import type { PaidOrder } from '../../domain/order.ts'
import { orderMessages } from '../../messages/order.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { OrderEntries } from './OrderEntries.tsx'
import { side as sideStyle, sides } from './OrderSides.css.ts'

/** The events, words and pictures of each side, beside each other, for the admin who decides. */
export function OrderSides({
  order: { timeline, role, buyer, seller, now },
  sendGallery,
}: { order: PaidOrder } & Pick<BoundGallery, 'sendGallery'>) {
  const messages = useMessages(orderMessages)
  const names = { buyer: buyer.name || buyer.email, seller: seller.name || seller.email }
  return (
    <Stack as="section" label={messages.sides.title}>
      <Heading level={2}>{messages.sides.title}</Heading>
      <div className={sides}>
        {(['buyer', 'seller'] as const).map((side) => {
          const entries = timeline.filter(({ actor }) => actor === side)
          return (
            <section aria-label={messages.people[side]} className={sideStyle} key={side}>
              <div>
                <Heading level={3}>{messages.people[side]}</Heading>
                <Text size="small" tone="quiet">
                  {names[side]}
                </Text>
              </div>
              {entries.length === 0 ? (
                <Text tone="quiet">{messages.sides.none}</Text>
              ) : (
                <OrderEntries entries={entries} now={now} role={role} sendGallery={sendGallery} />
              )}
            </section>
          )
        })}
      </div>
    </Stack>
  )
}
