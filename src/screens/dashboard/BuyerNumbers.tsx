import type { Order } from '../../domain/booking.ts'
import { ordersInNumbers } from '../../domain/dashboard-numbers.ts'
import { SharePlot } from '../../ui/Plot/SharePlot.tsx'
import { numbersWords } from '../../words/numbers.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Numbers } from './Numbers.tsx'

/** A buyer's unpaid and paid orders. */
export function BuyerNumbers({ orders, email }: { orders: Counted<Order>; email: string }) {
  const { buyer: words } = useWords(numbersWords)
  const { figures, money } = useTongue()
  return (
    <div className={numbers}>
      <Numbers {...orders} loading={words.loading}>
        {(items) => {
          const { toPay, paid, unavailable } = ordersInNumbers(items, email)
          return (
            <SharePlot
              about={words.toPay}
              label={words.label}
              parts={[
                { key: 'toPay', label: words.waiting, value: toPay.count, tone: 'held' },
                { key: 'paid', label: words.paid, value: paid.count, tone: 'positive' },
                { key: 'gone', label: words.unavailable, value: unavailable, tone: 'quiet' },
              ]}
              value={figures(toPay.count)}
            />
          )
        }}
      </Numbers>
      <Numbers {...orders} loading={words.loading}>
        {(items) => {
          const { toPay, paid } = ordersInNumbers(items, email)
          const open = { value: toPay.amount, text: money(toPay.amount) }
          const settled = { value: paid.amount, text: money(paid.amount) }
          return (
            <SharePlot
              about={words.spentFor(paid.count)}
              label={words.spent}
              parts={[
                { key: 'toPay', label: words.open, ...open, tone: 'held' },
                { key: 'paid', label: words.paid, ...settled, tone: 'positive' },
              ]}
              value={money(paid.amount)}
            />
          )
        }}
      </Numbers>
    </div>
  )
}
