import { hasNoOrderReviews, type OrderReview } from '../../domain/order-review.ts'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { below, tile } from './DashboardView.css.ts'
import type { Counted } from './Stats.tsx'

/** An admin's way to the orders that wait for a decision, where the server has them. */
export function OrderReviewsTile({ state }: Pick<Counted<OrderReview>, 'state'>) {
  const { label, sentence } = useMessages(dashboardMessages).tiles.orderReviews
  if (state.matches('loading') || hasNoOrderReviews(state.context.failure)) return null
  return (
    <div className={below}>
      <Link href={pathOf({ screen: 'orderReviews' })} tone="block">
        <div className={tile}>
          <Heading level={2}>{label}</Heading>
          <Text tone="quiet">{sentence}</Text>
        </div>
      </Link>
    </div>
  )
}
