import type { PaidOrder } from '../../domain/order.ts'
import { isUndone } from '../../domain/order-progress.ts'
import { orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ListAgainLink } from '../myProducts/ListAgainLink.tsx'
import { OrderDeadline } from './OrderDeadline.tsx'
import { next } from './OrderView.css.ts'
import { primaryEvent } from './primary-event.ts'

type OrderNextProps = {
  order: PaidOrder
  onAct: (event: string) => void
  /** The button that had the focus may be gone. */
  takesFocus: boolean
}

/** The next step of the order: whose turn it is, until when, and the buttons of the viewer's actions. */
export function OrderNext({ order, onAct, takesFocus }: OrderNextProps) {
  const messages = useMessages(orderMessages)
  const primary = primaryEvent(order)
  const turn =
    textNamed(textNamed(messages.unpaid, order.state) ?? {}, order.position) ??
    textNamed(messages.states, order.state)
  // The order of the server, with the primary event first.
  const events = order.can
    .map(({ event }) => event)
    .toSorted((one, other) => Number(other === primary) - Number(one === primary))
  return (
    <section aria-labelledby="order-next" className={next}>
      <Heading id="order-next" level={2} takesFocus={takesFocus}>
        {messages.next}
      </Heading>
      <div role="status">
        <Text size="lead">{turn?.[order.role] ?? messages.unknownState}</Text>
      </div>
      <OrderDeadline order={order} readerRole={order.role} />
      {order.role === 'seller' && isUndone(order.state) && (
        <ListAgainLink listedAgainAs={order.listedAgainAs} productId={order.product._id} />
      )}
      {events.length > 0 && (
        <Cluster>
          {events.map((event) => {
            const act = textNamed(messages.acts, event)
            // A newer server may offer what this client has no words for.
            return act === undefined ? null : (
              <Button
                key={event}
                onClick={() => onAct(event)}
                variant={event === primary ? 'accent' : 'plain'}
              >
                {act.button}
              </Button>
            )
          })}
        </Cluster>
      )}
    </section>
  )
}
