import type { EventFrom, SnapshotFrom } from 'xstate'
import type { ordersMachine } from '../../actors/orders.ts'
import { orderStatus } from '../../domain/booking.ts'
import { filterReadable } from '../../domain/listed.ts'
import type { User } from '../../domain/user.ts'
import { listsMessages } from '../../messages/lists.ts'
import { receiptMessages } from '../../messages/receipt.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { pathOf } from '../paths.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'

type ReceiptViewProps = {
  bookingId: string
  buyer: User
  /** The buyer's orders. */
  state: SnapshotFrom<typeof ordersMachine>
  send: (event: EventFrom<typeof ordersMachine>) => void
  refusal: Refusal
  onPrint: () => void
}

/** The receipt of a booking that its buyer has paid, on screen and on paper. */
export function ReceiptView({ bookingId, buyer, state, send, refusal, onPrint }: ReceiptViewProps) {
  const messages = useMessages(receiptMessages)
  const { refused } = useMessages(listsMessages).orders
  const { items, failure } = state.context
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return <Refused failure={failure} onRetry={retry} refusal={refusal} title={refused} />
  }
  const order = filterReadable(items).find(({ _id }) => _id === bookingId)
  const isPaid = order !== undefined && orderStatus(order, buyer.email) === 'paid'
  const isLoaded = state.matches('filled') || state.matches('empty')
  return (
    <Page width="text">
      <PageHeader
        lead={messages.lead}
        takesFocus={state.matches('loading')}
        title={messages.title}
      />
      {state.matches('loading') && <Skeleton count={4} label={messages.loading} of="list" />}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {isLoaded && !isPaid && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'myOrders' })} variant="accent">
              {messages.toOrders}
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={order === undefined ? messages.unknown : messages.unpaid}
        />
      )}
      {isPaid && (
        <Stack gap="large">
          <ReceiptFacts buyer={buyer} order={order} />
          <Cluster>
            <Button onClick={onPrint} variant="accent">
              {messages.print}
            </Button>
            {order.orderId !== undefined && (
              <ButtonLink href={pathOf({ screen: 'order', orderId: order.orderId })}>
                {messages.toOrder}
              </ButtonLink>
            )}
            <ButtonLink href={pathOf({ screen: 'myOrders' })}>{messages.toOrders}</ButtonLink>
          </Cluster>
        </Stack>
      )}
    </Page>
  )
}
