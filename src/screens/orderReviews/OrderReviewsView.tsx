import type { OrderReview } from '../../domain/order-review.ts'
import { orderReviewsMessages } from '../../messages/orderReviews.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { orderReviewColumns } from './columns.tsx'

/** The orders that wait for an admin, in the order of the server: the most urgent first. */
export function OrderReviewsView(props: CollectionViewProps<OrderReview>) {
  const locale = useLocale()
  return (
    <AdminList
      {...props}
      columns={orderReviewColumns(locale)}
      rowKey={({ _id }) => _id}
      texts={useMessages(orderReviewsMessages)}
    />
  )
}
