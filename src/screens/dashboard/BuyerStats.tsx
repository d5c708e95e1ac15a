import type { Order } from '../../domain/booking.ts'
import type { OrderGroup } from '../../domain/constants.ts'
import { orderStats } from '../../domain/dashboard-stats.ts'
import { pathOf } from '../paths.ts'
import { StackedBarChart } from '../../ui/Chart/StackedBarChart.tsx'
import { statsMessages } from '../../messages/stats.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { numbers } from './DashboardView.css.ts'
import { FirstStep } from './FirstStep.tsx'
import { type Counted, Stats } from './Stats.tsx'

/** Returns the address of the counted orders; undefined when there are none. */
const ordersIn = (show: OrderGroup, count: number) =>
  count > 0 ? pathOf({ screen: 'myOrders', show }) : undefined

/** A buyer's unpaid and paid orders. */
export function BuyerStats({ orders, email }: { orders: Counted<Order>; email: string }) {
  const { buyer: words } = useMessages(statsMessages)
  const { formatCount, formatMoney } = useLocale()
  if (orders.state.matches('empty')) {
    return (
      <FirstStep href={pathOf({ screen: 'categories' })} label={words.find} sentence={words.new} />
    )
  }
  return (
    <div className={numbers}>
      <Stats {...orders} loading={words.loading}>
        {(items) => {
          const { toPay, paid, unavailable } = orderStats(items, email)
          return (
            <StackedBarChart
              about={words.toPay}
              href={ordersIn('toPay', toPay.count)}
              label={words.label}
              parts={[
                {
                  key: 'toPay',
                  label: words.waiting,
                  value: toPay.count,
                  tone: 'held',
                  href: ordersIn('toPay', toPay.count),
                },
                {
                  key: 'paid',
                  label: words.paid,
                  value: paid.count,
                  tone: 'positive',
                  href: ordersIn('paid', paid.count),
                },
                {
                  key: 'gone',
                  label: words.unavailable,
                  value: unavailable,
                  tone: 'quiet',
                  href: ordersIn('unavailable', unavailable),
                },
              ]}
              value={formatCount(toPay.count)}
            />
          )
        }}
      </Stats>
      <Stats {...orders} loading={words.loading}>
        {(items) => {
          const { toPay, paid } = orderStats(items, email)
          const open = {
            value: toPay.amount,
            text: formatMoney(toPay.amount),
            href: ordersIn('toPay', toPay.count),
          }
          const settled = {
            value: paid.amount,
            text: formatMoney(paid.amount),
            href: ordersIn('paid', paid.count),
          }
          return (
            <StackedBarChart
              about={words.spentFor(paid.bought)}
              href={ordersIn('paid', paid.count)}
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
