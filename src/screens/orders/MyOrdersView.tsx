import type { EventFrom, SnapshotFrom } from 'xstate'
import type { tableMachine } from '../../../machines/table.machine.ts'
import type { ordersMachine } from '../../actors/orders.ts'
import { type Order, standingOf } from '../../domain/booking.ts'
import { messages } from '../../domain/messages.ts'
import { formatMoney } from '../../domain/money.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Confirmation } from '../confirmation/ConfirmationView.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { type RowsColumn, RowsTable } from '../table/RowsTable.tsx'
import { OrderStandingView } from './OrderStandingView.tsx'
import { picture } from './MyOrdersView.css.ts'

type MyOrdersViewProps = {
  state: SnapshotFrom<typeof ordersMachine>
  send: (event: EventFrom<typeof ordersMachine>) => void
  table: SnapshotFrom<typeof tableMachine>
  sendTable: (event: EventFrom<typeof tableMachine>) => void
  buyerEmail: string
  refusal: Refusal
}

/** My Orders (rules O1 to O3). */
export function MyOrdersView({
  state,
  send,
  table,
  sendTable,
  buyerEmail,
  refusal,
}: MyOrdersViewProps) {
  const { items, failure, request } = state.context
  const { confirmation } = state.children
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return (
      <Refused
        failure={failure}
        onRetry={retry}
        refusal={refusal}
        title="These orders are not shown to you"
      />
    )
  }
  // What the focus was on is no longer there.
  const isSubjectGone =
    request !== null && !items.some(({ productId }) => productId === request.subjectId)
  const columns: readonly RowsColumn<Order>[] = [
    {
      key: 'picture',
      header: 'Picture',
      kind: 'picture',
      render: ({ image }) => (
        <div className={picture}>
          <Picture alt="" sizes="6rem" src={image} />
        </div>
      ),
    },
    {
      key: 'name',
      header: 'Name',
      kind: 'title',
      render: ({ productName }) => productName,
      textOf: ({ productName }) => productName,
      sortBy: ({ productName }) => productName,
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      render: ({ price }) => formatMoney(price),
      textOf: ({ price }) => formatMoney(price),
      sortBy: ({ price }) => price,
    },
    {
      key: 'seller',
      header: 'Seller Email',
      render: ({ sellerEmail }) => sellerEmail,
      textOf: ({ sellerEmail }) => sellerEmail,
      sortBy: ({ sellerEmail }) => sellerEmail,
    },
    {
      key: 'contact',
      header: 'Contact',
      render: ({ sellerContact }) => sellerContact,
      textOf: ({ sellerContact }) => sellerContact,
    },
    {
      key: 'paid',
      header: 'Paid',
      render: (order) => (
        <OrderStandingView order={order} standing={standingOf(order, buyerEmail)} />
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (order) =>
        ['paid', 'unsettled'].includes(standingOf(order, buyerEmail)) ? null : (
          <Button
            label={`Delete ${order.productName}`}
            onClick={() => send({ type: 'item.ask', request: deletionOf(order, buyerEmail) })}
            size="small"
            variant="quiet"
          >
            Delete
          </Button>
        ),
    },
  ]
  return (
    <Page>
      <PageHeader
        lead="What you have booked, and what is paid."
        takesFocus={state.matches('loading') || isSubjectGone}
        title="My Orders"
      />
      {state.matches('loading') && <Skeleton count={4} label="Loading your orders" of="table" />}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {state.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              Find something
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence="You have not booked anything yet."
        />
      )}
      {state.matches('filled') && (
        <RowsTable
          busyKey={state.matches({ filled: 'confirming' }) ? request?.subjectId : undefined}
          caption="What you have booked"
          columns={columns}
          rowKey={({ productId }) => productId}
          rows={items}
          sendTable={sendTable}
          table={table}
        />
      )}
      {confirmation !== undefined && <Confirmation actor={confirmation} />}
    </Page>
  )
}

const deletionOf = ({ productId, productName }: Order, subjectEmail: string) => ({
  act: 'remove' as const,
  subjectId: productId,
  subjectEmail,
  title: `Delete your booking of ${productName}?`,
  message: messages.bookAgain,
  confirmLabel: 'Delete',
  succeeded: messages.bookingRemoved,
  failed: messages.errorTryAgain,
})
