import { provideOrderReviews } from '../../actors/orderReviews.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { OrderReviewsView } from './OrderReviewsView.tsx'

export function Screen(table: TableChoice) {
  const machine = usePageActors().getMachines(provideOrderReviews)
  return <OrderReviewsView {...useCollection(machine, '', { screen: 'orderReviews', ...table })} />
}
