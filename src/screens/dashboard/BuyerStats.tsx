import type { Order } from '../../domain/booking.ts'
import { orderStats } from '../../domain/dashboard-stats.ts'
import { StackedBarChart } from '../../ui/Chart/StackedBarChart.tsx'
import { statsMessages } from '../../messages/stats.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Stats } from './Stats.tsx'

/** A buyer's unpaid and paid orders. */
export function BuyerStats({ orders, email }: { orders: Counted<Order>; email: string }) {
  const { buyer: words } = useMessages(statsMessages)
  const { formatCount, formatMoney } = useLocale()
  return (
    <div className={numbers}>
      <Stats {...orders} loading={words.loading}>
        {(items) => {
          const { toPay, paid, unavailable } = orderStats(items, email)
          return (
            <StackedBarChart
              about={words.toPay}
              label={words.label}
              parts={[
                { key: 'toPay', label: words.waiting, value: toPay.count, tone: 'held' },
                { key: 'paid', label: words.paid, value: paid.count, tone: 'positive' },
                { key: 'gone', label: words.unavailable, value: unavailable, tone: 'quiet' },
              ]}
              value={formatCount(toPay.count)}
            />
          )
        }}
      </Stats>
      <Stats {...orders} loading={words.loading}>
        {(items) => {
          const { toPay, paid } = orderStats(items, email)
          const open = { value: toPay.amount, text: formatMoney(toPay.amount) }
          const settled = { value: paid.amount, text: formatMoney(paid.amount) }
          return (
            <StackedBarChart
              about={words.spentFor(paid.count)}
              label={words.spent}
              parts={[
                { key: 'toPay', label: words.open, ...open, tone: 'held' },
                { key: 'paid', label: words.paid, ...settled, tone: 'positive' },
              ]}
              value={formatMoney(paid.amount)}
            />
          )
        }}
      </Stats>
    </div>
  )
}
