import type { ReportGroup, SellerGroup } from '../../domain/constants.ts'
import { orderReviewStats, reportStats, sellerStats } from '../../domain/dashboard-stats.ts'
import type { Seller } from '../../domain/member.ts'
import { hasNoOrderReviews, type OrderReview } from '../../domain/order-review.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { pathOf } from '../paths.ts'
import { StackedBarChart } from '../../ui/Chart/StackedBarChart.tsx'
import { statsMessages } from '../../messages/stats.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Stats } from './Stats.tsx'

type AdminNumbersProps = {
  reported: Counted<ReportedProduct>
  sellers: Counted<Seller>
  orders: Counted<OrderReview>
}

/** Return the address of the counted items; undefined when there are none. */
const reports = (show: ReportGroup, count: number) =>
  count > 0 ? pathOf({ screen: 'reportedItems', show }) : undefined
const members = (show: SellerGroup, count: number) =>
  count > 0 ? pathOf({ screen: 'allSellers', show }) : undefined

const reviews = (count: number) => (count > 0 ? pathOf({ screen: 'orderReviews' }) : undefined)

/** An admin's open work: reported items, sellers to verify, and orders to decide. */
export function AdminStats({ reported, sellers, orders }: AdminNumbersProps) {
  const { admin: words } = useMessages(statsMessages)
  const { formatCount } = useLocale()
  return (
    <div className={numbers}>
      <Stats {...reported} loading={words.loading}>
        {(items) => {
          const { there, gone } = reportStats(items)
          return (
            <StackedBarChart
              about={words.waiting}
              href={items.length > 0 ? pathOf({ screen: 'reportedItems' }) : undefined}
              label={words.label}
              parts={[
                {
                  key: 'there',
                  label: words.there,
                  value: there,
                  tone: 'held',
                  href: reports('listed', there),
                },
                {
                  key: 'gone',
                  label: words.gone,
                  value: gone,
                  tone: 'quiet',
                  href: reports('deleted', gone),
                },
              ]}
              value={formatCount(items.length)}
            />
          )
        }}
      </Stats>
      <Stats {...sellers} loading={words.loadingSellers}>
        {(items) => {
          const { verified, toVerify } = sellerStats(items)
          return (
            <StackedBarChart
              about={words.toVerify}
              href={members('toVerify', toVerify)}
              label={words.sellers}
              parts={[
                {
                  key: 'toVerify',
                  label: words.unverified,
                  value: toVerify,
                  tone: 'held',
                  href: members('toVerify', toVerify),
                },
                {
                  key: 'verified',
                  label: words.verified,
                  value: verified,
                  tone: 'positive',
                  href: members('verified', verified),
                },
              ]}
              value={formatCount(toVerify)}
            />
          )
        }}
      </Stats>
      {!hasNoOrderReviews(orders.state.context.failure) && <OrdersToReview {...orders} />}
    </div>
  )
}

function OrdersToReview(orders: Counted<OrderReview>) {
  const { admin: words } = useMessages(statsMessages)
  const { formatCount } = useLocale()
  return (
    <Stats {...orders} loading={words.loadingOrders}>
      {(items) => {
        const { toDecide, money } = orderReviewStats(items)
        return (
          <StackedBarChart
            about={words.toDecide}
            href={reviews(toDecide)}
            label={words.orders}
            parts={[
              {
                key: 'toDecide',
                label: words.undecided,
                value: toDecide,
                tone: 'held',
                href: reviews(toDecide),
              },
              {
                key: 'money',
                label: words.money,
                value: money,
                tone: 'quiet',
                href: reviews(money),
              },
            ]}
            value={formatCount(toDecide)}
          />
        )
      }}
    </Stats>
  )
}
