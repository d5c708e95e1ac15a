import { type Order, standingOf } from '../../domain/booking.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { listsWords } from '../../words/lists.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfOrder } from '../confirmation/requests.ts'
import {
  actionsColumn,
  contactColumn,
  moneyColumn,
  named,
  pictureColumn,
  sortedColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { OrderStandingView } from './OrderStandingView.tsx'

/** My Orders (rules O1 to O3). */
export function MyOrdersView({
  buyerEmail,
  ...props
}: CollectionViewProps<Order> & { buyerEmail: string }) {
  const tongue = useTongue()
  const words = useWords(listsWords).orders
  const columns: readonly RowsColumn<Order>[] = [
    pictureColumn(tongue, (order) => order),
    sortedColumn(tongue, 'name', ({ productName }) => productName, { kind: 'title' }),
    moneyColumn(tongue, 'price', ({ price }) => price),
    sortedColumn(tongue, 'sellerEmail', ({ sellerEmail }) => sellerEmail, { kind: 'address' }),
    contactColumn(tongue, ({ sellerContact }) => sellerContact),
    {
      ...named(tongue, 'paid'),
      render: (order) => (
        <OrderStandingView order={order} standing={standingOf(order, buyerEmail)} />
      ),
    },
    actionsColumn(tongue, {
      act: 'delete',
      nameOf: ({ productName }) => productName,
      isOffered: (order) => !['paid', 'unsettled'].includes(standingOf(order, buyerEmail)),
      onAct: (order) =>
        props.send({ type: 'item.ask', request: deletionOfOrder(order, buyerEmail) }),
    }),
  ]
  return (
    <CollectionPage
      {...props}
      caption={words.caption}
      columns={columns}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              {words.find}
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={words.empty}
        />
      }
      lead={words.lead}
      refusedTitle={words.refused}
      rowKey={({ productId }) => productId}
      loading={words.loading}
      title={words.title}
    />
  )
}
