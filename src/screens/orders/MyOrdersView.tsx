import { type Order, orderStatus } from '../../domain/booking.ts'
import type { OrderGroup } from '../../domain/constants.ts'
import { compareOrders, orderGroup } from '../../domain/order-groups.ts'
import { pathOf } from '../paths.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { listGroupMessages, listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfOrder } from '../confirmation/requests.ts'
import { MeetingFacts } from '../meeting/MeetingFacts.tsx'
import { removalColumn } from '../table/action-columns.tsx'
import {
  contactColumn,
  emailColumn,
  moneyColumn,
  columnHeader,
  pictureColumn,
  sortedColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { OrderNextStep } from './OrderNextStep.tsx'
import { OrderStatusView } from './OrderStatusView.tsx'

/** My Orders (rules O1 to O3): first the orders to pay, then the paid, then the unavailable ones. */
export function MyOrdersView({
  buyerEmail,
  show,
  ...props
}: CollectionViewProps<Order> & { buyerEmail: string; show?: OrderGroup | undefined }) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).orders
  const groups = useMessages(listGroupMessages).orders
  const columns: readonly RowsColumn<Order>[] = [
    pictureColumn(locale, (order) => order),
    sortedColumn(locale, 'name', ({ productName }) => productName, {
      kind: 'title',
      render: (order) => {
        const status = orderStatus(order, buyerEmail)
        const group = orderGroup(order, buyerEmail)
        return (
          <>
            {order.productName}
            <OrderNextStep order={order} status={status} />
            {group !== 'unavailable' && (
              <MeetingFacts
                isOwn
                // The next step of a paid booking says the place, unless it has an order.
                isPlaceShown={group === 'toPay' || order.orderId !== undefined}
                meeting={order.meeting}
              />
            )}
          </>
        )
      },
    }),
    moneyColumn(locale, 'price', ({ price }) => price),
    emailColumn(locale, 'sellerEmail', ({ sellerEmail, isContactHidden }) =>
      isContactHidden === true ? messages.oncePaid : sellerEmail,
    ),
    contactColumn(locale, ({ sellerContact, isContactHidden }) =>
      isContactHidden === true ? messages.oncePaid : sellerContact,
    ),
    {
      ...columnHeader(locale, 'paid'),
      render: (order) => <OrderStatusView order={order} status={orderStatus(order, buyerEmail)} />,
    },
    removalColumn(locale, {
      act: 'delete',
      column: 'actions',
      nameOf: ({ productName }) => productName,
      isOffered: (order) => !['paid', 'unsettled'].includes(orderStatus(order, buyerEmail)),
      onAct: (order) =>
        props.send({ type: 'item.ask', request: deletionOfOrder(order, buyerEmail) }),
    }),
  ]
  return (
    <CollectionPage
      {...props}
      columns={columns}
      compare={compareOrders(buyerEmail)}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              {messages.find}
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={messages.empty}
        />
      }
      group={
        show && {
          ...groups[show],
          all: { screen: 'myOrders' },
          includes: (order) => orderGroup(order, buyerEmail) === show,
        }
      }
      rowKey={({ productId }) => productId}
      texts={messages}
    />
  )
}
