import { type Order, standingOf } from '../../domain/booking.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfOrder } from '../confirmation/requests.ts'
import {
  actionsColumn,
  moneyColumn,
  pictureColumn,
  sortedColumn,
  textColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { OrderStandingView } from './OrderStandingView.tsx'

/** My Orders (rules O1 to O3). */
export function MyOrdersView({
  buyerEmail,
  ...props
}: CollectionViewProps<Order> & { buyerEmail: string }) {
  const columns: readonly RowsColumn<Order>[] = [
    pictureColumn((order) => order),
    sortedColumn('Name', ({ productName }) => productName, { kind: 'title' }),
    moneyColumn('Price', ({ price }) => price),
    sortedColumn('Seller Email', ({ sellerEmail }) => sellerEmail),
    textColumn('Contact', ({ sellerContact }) => sellerContact),
    {
      key: 'Paid',
      header: 'Paid',
      render: (order) => (
        <OrderStandingView order={order} standing={standingOf(order, buyerEmail)} />
      ),
    },
    actionsColumn({
      act: 'Delete',
      nameOf: ({ productName }) => productName,
      isOffered: (order) => !['paid', 'unsettled'].includes(standingOf(order, buyerEmail)),
      onAct: (order) =>
        props.send({ type: 'item.ask', request: deletionOfOrder(order, buyerEmail) }),
    }),
  ]
  return (
    <CollectionPage
      {...props}
      caption="What you have booked"
      columns={columns}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              Find something
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence="You have not booked anything yet."
        />
      }
      lead="What you have booked, and what is paid."
      refusedTitle="These orders are not shown to you"
      rowKey={({ productId }) => productId}
      things="your orders"
      title="My Orders"
    />
  )
}
