import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { OrderEvent, orderMachine } from '../../../machines/order.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { orderMessages } from '../../messages/order.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { PageTitle } from '../PageTitle.tsx'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import { OrderItem, OrderMoney, OrderPeople } from './OrderFacts.tsx'
import { OrderNext } from './OrderNext.tsx'
import { EnlargedOrderPictures } from './OrderPictures.tsx'
import { OrderSides } from './OrderSides.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { layout, main, side } from './OrderView.css.ts'

type OrderViewProps = BoundGallery & {
  state: SnapshotFrom<typeof orderMachine>
  send: (event: OrderEvent) => void
  refusal: Refusal
  /** The dialog of an event. */
  dialog: ReactNode
  /** The reviews of the order. */
  reviews?: ReactNode
}

/** An order as its buyer, its seller or an admin sees it: the next step, the money, and the past events. */
export function OrderView({
  state,
  send,
  gallery,
  sendGallery,
  refusal,
  dialog,
  reviews,
}: OrderViewProps) {
  const { order, failure, isMoved } = state.context
  const messages = useMessages(orderMessages)
  const { t } = useLocale()
  const retry = () => send({ type: 'order.retry' })
  const isFailed = state.matches('failed')
  if (isFailed && failure?.kind === 'forbidden') {
    const title = t(failureMessage(failure))
    return (
      <>
        <PageTitle title={messages.title} />
        <Refused failure={failure} onRetry={retry} refusal={refusal} title={title} />
      </>
    )
  }
  return (
    <Page>
      <PageTitle title={order === null ? messages.title : messages.titleOf(order.product.name)} />
      <PageHeader
        takesFocus={state.matches('loading')}
        title={order === null ? messages.title : order.product.name}
      />
      {state.matches('loading') && <Skeleton count={4} label={messages.loading} of="list" />}
      {isFailed && <LoadFailed failure={failure} onRetry={retry} />}
      {order !== null && (
        <div className={layout}>
          <div className={main}>
            <OrderNext
              onAct={(event) => send({ type: 'order.act', event })}
              order={order}
              takesFocus={isMoved}
            />
            {order.role === 'admin' && <OrderSides order={order} sendGallery={sendGallery} />}
            {reviews}
            <OrderMoney order={order} />
            <OrderTimeline order={order} sendGallery={sendGallery} />
          </div>
          <div className={side}>
            <OrderItem order={order} />
            <OrderPeople order={order} />
          </div>
        </div>
      )}
      {order !== null && (
        <EnlargedOrderPictures
          gallery={gallery}
          sendGallery={sendGallery}
          timeline={order.timeline}
        />
      )}
      {dialog}
    </Page>
  )
}
