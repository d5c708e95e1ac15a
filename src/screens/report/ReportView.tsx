import type { SnapshotFrom } from 'xstate'
import type { reportMachine } from '../../../machines/report.machine.ts'
import type { ReportEvent } from '../../../machines/report.setup.ts'
import type { Product } from '../../domain/product.ts'
import { LinkButton } from '../../ui/Link/LinkButton.tsx'
import { reportWords } from '../../words/report.ts'
import { useWords } from '../../words/useWords.ts'

/** The report status of one product; 'waiting': another product is being reported. */
export type ReportStanding = 'offered' | 'busy' | 'waiting' | 'reported'

export function reportStandingOf(
  state: SnapshotFrom<typeof reportMachine>,
  product: Product,
): ReportStanding {
  const { reportedIds, productId } = state.context
  if (reportedIds.includes(product._id)) return 'reported'
  if (productId === product._id) return 'busy'
  return state.can({ type: 'report.send', product }) ? 'offered' : 'waiting'
}

type ReportViewProps = {
  standing: ReportStanding
  send: (event: ReportEvent) => void
  product: Product
}

/** The Report link (rule B9). It shows that a product is reported and does not offer to report it again. */
export function ReportView({ standing, send, product }: ReportViewProps) {
  const isReported = standing === 'reported'
  const words = useWords(reportWords)
  const nameOf = isReported ? words.reportedOf : words.reportOf
  return (
    <LinkButton
      busy={standing === 'busy'}
      icon={isReported ? 'check' : 'flag'}
      label={nameOf(product.productName)}
      onClick={() => send({ type: 'report.send', product })}
      resting={standing !== 'offered'}
    >
      {isReported ? words.reported : words.report}
    </LinkButton>
  )
}
