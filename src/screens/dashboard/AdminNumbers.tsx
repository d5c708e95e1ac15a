import { reportsInNumbers, sellersInNumbers } from '../../domain/dashboard-numbers.ts'
import type { Seller } from '../../domain/member.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { SharePlot } from '../../ui/Plot/SharePlot.tsx'
import { numbersWords } from '../../words/numbers.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Numbers } from './Numbers.tsx'

type AdminNumbersProps = { reported: Counted<ReportedProduct>; sellers: Counted<Seller> }

/** An admin's open work: reported items, and sellers to verify. */
export function AdminNumbers({ reported, sellers }: AdminNumbersProps) {
  const { admin: words } = useWords(numbersWords)
  const { figures } = useTongue()
  return (
    <div className={numbers}>
      <Numbers {...reported} loading={words.loading}>
        {(items) => {
          const { there, gone } = reportsInNumbers(items)
          return (
            <SharePlot
              about={words.waiting}
              label={words.label}
              parts={[
                { key: 'there', label: words.there, value: there, tone: 'held' },
                { key: 'gone', label: words.gone, value: gone, tone: 'quiet' },
              ]}
              value={figures(items.length)}
            />
          )
        }}
      </Numbers>
      <Numbers {...sellers} loading={words.loadingSellers}>
        {(items) => {
          const { verified, toVerify } = sellersInNumbers(items)
          return (
            <SharePlot
              about={words.toVerify}
              label={words.sellers}
              parts={[
                { key: 'toVerify', label: words.unverified, value: toVerify, tone: 'held' },
                { key: 'verified', label: words.verified, value: verified, tone: 'positive' },
              ]}
              value={figures(toVerify)}
            />
          )
        }}
      </Numbers>
    </div>
  )
}
