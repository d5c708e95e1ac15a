import { earnings, earningsByMonth, productsInNumbers } from '../../domain/dashboard-numbers.ts'
import type { Product } from '../../domain/product.ts'
import type { Sale } from '../../domain/sale.ts'
import { ColumnPlot } from '../../ui/Plot/ColumnPlot.tsx'
import { SharePlot } from '../../ui/Plot/SharePlot.tsx'
import { numbersWords } from '../../words/numbers.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Numbers } from './Numbers.tsx'

type SellerNumbersProps = { products: Counted<Product>; sales: Counted<Sale>; now: () => Date }

/** A seller's listed and sold products, and the earnings. */
export function SellerNumbers({ products, sales, now }: SellerNumbersProps) {
  const { seller: words } = useWords(numbersWords)
  const { figures } = useTongue()
  return (
    <div className={numbers}>
      <Numbers {...products} loading={words.loading}>
        {(items) => {
          const { advertised, quiet, sold } = productsInNumbers(items)
          return (
            <SharePlot
              about={words.toSell}
              label={words.label}
              parts={[
                { key: 'advertised', label: words.advertised, value: advertised, tone: 'ink' },
                { key: 'quiet', label: words.quiet, value: quiet, tone: 'quiet' },
                { key: 'sold', label: words.sold, value: sold, tone: 'positive' },
              ]}
              value={figures(advertised + quiet)}
            />
          )
        }}
      </Numbers>
      <Numbers {...sales} loading={words.loadingSales}>
        {(items) => <Earnings now={now()} sales={items} />}
      </Numbers>
    </div>
  )
}

/** Earnings by month; a total where the server sends no sale dates. */
function Earnings({ sales, now }: { sales: readonly Sale[]; now: Date }) {
  const { seller: words } = useWords(numbersWords)
  const { money, date } = useTongue()
  const months = earningsByMonth(sales, now)
  const total = earnings(sales)
  const sum = { about: words.soldFor(sales.length), value: money(total) }
  if (months === null) {
    const all = { key: 'all', label: words.sold, value: total, text: money(total) }
    return <SharePlot {...sum} label={words.allEarnings} parts={[{ ...all, tone: 'positive' }]} />
  }
  return (
    <ColumnPlot
      {...sum}
      columns={months.map(({ start, amount }) => ({
        key: start.toISOString(),
        label: date(start, { month: 'short' }),
        spoken: date(start, { month: 'long', year: 'numeric' }),
        value: amount,
        text: money(amount),
      }))}
      label={words.earnings}
    />
  )
}
