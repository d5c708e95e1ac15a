import type { SnapshotFrom } from 'xstate'
import type { reportMachine } from '../../../machines/report.machine.ts'
import type { ReportEvent } from '../../../machines/report.setup.ts'
import type { Product } from '../../domain/product.ts'
import { LinkButton } from '../../ui/Link/LinkButton.tsx'

type ReportViewProps = {
  state: SnapshotFrom<typeof reportMachine>
  send: (event: ReportEvent) => void
  product: Product
}

/** Report, behind a quiet link (rule B9). What was reported says so and is offered no more. */
export function ReportView({ state, send, product }: ReportViewProps) {
  const { reportedIds, productId } = state.context
  const report: ReportEvent = { type: 'report.send', product }
  const isReported = reportedIds.includes(product._id)
  const words = isReported ? 'Reported' : 'Report'
  return (
    <LinkButton
      busy={productId === product._id}
      icon={isReported ? 'check' : 'flag'}
      label={`${words} ${product.productName}`}
      onClick={() => send(report)}
      resting={!state.can(report)}
    >
      {words}
    </LinkButton>
  )
}
