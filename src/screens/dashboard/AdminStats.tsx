import { reportStats, sellerStats } from '../../domain/dashboard-stats.ts'
import type { Seller } from '../../domain/member.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { StackedBarChart } from '../../ui/Chart/StackedBarChart.tsx'
import { statsMessages } from '../../messages/stats.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { numbers } from './DashboardView.css.ts'
import { type Counted, Stats } from './Stats.tsx'

type AdminNumbersProps = { reported: Counted<ReportedProduct>; sellers: Counted<Seller> }

/** An admin's open work: reported items, and sellers to verify. */
export function AdminStats({ reported, sellers }: AdminNumbersProps) {
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
              label={words.label}
              parts={[
                { key: 'there', label: words.there, value: there, tone: 'held' },
                { key: 'gone', label: words.gone, value: gone, tone: 'quiet' },
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
              label={words.sellers}
              parts={[
                { key: 'toVerify', label: words.unverified, value: toVerify, tone: 'held' },
                { key: 'verified', label: words.verified, value: verified, tone: 'positive' },
              ]}
              value={formatCount(toVerify)}
            />
          )
        }}
      </Stats>
    </div>
  )
}
