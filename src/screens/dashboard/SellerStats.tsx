import type { ProductGroup } from '../../domain/constants.ts'
import { countSold, earnings, earningsByMonth, productStats } from '../../domain/dashboard-stats.ts'
import type { Sale } from '../../domain/sale.ts'
import type { SellerProduct } from '../../domain/seller-product.ts'
import { pathOf } from '../paths.ts'
import { ColumnChart } from '../../ui/Chart/ColumnChart.tsx'
import { StackedBarChart } from '../../ui/Chart/StackedBarChart.tsx'
import { statsMessages } from '../../messages/stats.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { numbers } from './DashboardView.css.ts'
import { FirstStep } from './FirstStep.tsx'
import { type Counted, Stats } from './Stats.tsx'

type SellerNumbersProps = {
  products: Counted<SellerProduct>
  sales: Counted<Sale>
  now: () => Date
}

/** Returns the address of the counted products; undefined when there are none. */
const productsIn = (show: ProductGroup, count: number) =>
  count > 0 ? pathOf({ screen: 'myProducts', show }) : undefined

/** A seller's listed and sold products, and the earnings. */
export function SellerStats({ products, sales, now }: SellerNumbersProps) {
  const { seller: words } = useMessages(statsMessages)
  const { formatCount } = useLocale()
  const isNew = products.state.matches('empty') && sales.state.matches('empty')
  if (isNew) {
    return (
      <FirstStep href={pathOf({ screen: 'addProduct' })} label={words.add} sentence={words.new} />
    )
  }
  return (
    <div className={numbers}>
      <Stats
        {...products}
        loading={words.loading}
        // Whether a seller without products is new is known when the sales arrive.
        waits={products.state.matches('empty') && sales.state.matches('loading')}
      >
        {(items) => {
          const { advertised, quiet, hidden, sold } = productStats(items)
          return (
            <StackedBarChart
              about={words.toSell}
              href={productsIn('forSale', advertised + quiet)}
              label={words.label}
              parts={[
                {
                  key: 'advertised',
                  label: words.advertised,
                  value: advertised,
                  tone: 'ink',
                  href: productsIn('advertised', advertised),
                },
                {
                  key: 'quiet',
                  label: words.quiet,
                  value: quiet,
                  tone: 'quiet',
                  href: productsIn('notAdvertised', quiet),
                },
                {
                  key: 'hidden',
                  label: words.hidden,
                  value: hidden,
                  tone: 'held',
                  href: productsIn('notForSale', hidden),
                },
                {
                  key: 'sold',
                  label: words.sold,
                  value: sold,
                  tone: 'positive',
                  href: productsIn('sold', sold),
                },
              ]}
              value={formatCount(advertised + quiet)}
            />
          )
        }}
      </Stats>
      <Stats
        {...sales}
        loading={words.loadingSales}
        waits={sales.state.matches('empty') && products.state.matches('loading')}
      >
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
  const sum = {
    about: words.soldFor(countSold(sales)),
    value: formatMoney(total),
    href: sales.length > 0 ? pathOf({ screen: 'myBuyers' }) : undefined,
  }
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
