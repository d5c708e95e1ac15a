import { provideOrderReviews } from '../../actors/order-reviews.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { OrderReviewsView } from './OrderReviewsView.tsx'

export function Screen() {
  const machine = usePageActors().getMachines(provideOrderReviews)
  return <OrderReviewsView {...useCollection(machine, '', { screen: 'orderReviews' })} />
}
