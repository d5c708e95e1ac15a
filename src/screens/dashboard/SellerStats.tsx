import { earnings, earningsByMonth, productStats } from '../../domain/dashboard-stats.ts'
import type { Product } from '../../domain/product.ts'
import type { Sale } from '../../domain/sale.ts'
import { ColumnChart } from '../../ui/Chart/ColumnChart.tsx'
import { StackedBarChart } from '../../ui/Chart/StackedBarChart.tsx'
import { statsMessages } from '../../messages/stats.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Stats } from './Stats.tsx'

type SellerNumbersProps = { products: Counted<Product>; sales: Counted<Sale>; now: () => Date }

/** A seller's listed and sold products, and the earnings. */
export function SellerStats({ products, sales, now }: SellerNumbersProps) {
  const { seller: words } = useMessages(statsMessages)
  const { formatCount } = useLocale()
  return (
    <div className={numbers}>
      <Stats {...products} loading={words.loading}>
        {(items) => {
          const { advertised, quiet, sold } = productStats(items)
          return (
            <StackedBarChart
              about={words.toSell}
              label={words.label}
              parts={[
                { key: 'advertised', label: words.advertised, value: advertised, tone: 'ink' },
                { key: 'quiet', label: words.quiet, value: quiet, tone: 'quiet' },
                { key: 'sold', label: words.sold, value: sold, tone: 'positive' },
              ]}
              value={formatCount(advertised + quiet)}
            />
          )
        }}
      </Stats>
      <Stats {...sales} loading={words.loadingSales}>
        {(items) => <Earnings now={now()} sales={items} />}
      </Stats>
    </div>
  )
}

/** Earnings by month; a total where the server sends no sale dates. */
function Earnings({ sales, now }: { sales: readonly Sale[]; now: Date }) {
  const { seller: words } = useMessages(statsMessages)
  const { formatMoney, date } = useLocale()
  const months = earningsByMonth(sales, now)
  const total = earnings(sales)
  const sum = { about: words.soldFor(sales.length), value: formatMoney(total) }
  if (months === null) {
    const all = { key: 'all', label: words.sold, value: total, text: formatMoney(total) }
    return (
      <StackedBarChart {...sum} label={words.allEarnings} parts={[{ ...all, tone: 'positive' }]} />
    )
  }
  return (
    <ColumnChart
      {...sum}
      columns={months.map(({ start, amount }) => ({
        key: start.toISOString(),
        label: date(start, { month: 'short' }),
        spoken: date(start, { month: 'long', year: 'numeric' }),
        value: amount,
        text: formatMoney(amount),
      }))}
      label={words.earnings}
    />
  )
}
