import type { SnapshotFrom } from 'xstate'
import type {
  ProductReportEvent,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import type { Product } from '../../domain/product.ts'
import { LinkButton } from '../../ui/Link/LinkButton.tsx'
import { productReportMessages } from '../../messages/productReport.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** The report status of one product; 'waiting': another product is being reported. */
export type ReportStatus = 'offered' | 'busy' | 'waiting' | 'reported'

export function reportStatus(
  state: SnapshotFrom<typeof productReportMachine>,
  product: Product,
): ReportStatus {
  const { reportedIds, productId } = state.context
  if (reportedIds.includes(product._id)) return 'reported'
  if (productId === product._id) return 'busy'
  return state.can({ type: 'productReport.send', product }) ? 'offered' : 'waiting'
}

type ReportViewProps = {
  status: ReportStatus
  send: (event: ProductReportEvent) => void
  product: Product
}

/** The Report link (rule B9). It shows that a product is reported and does not offer to report it again. */
export function ReportView({ status, send, product }: ReportViewProps) {
  const isReported = status === 'reported'
  const messages = useMessages(productReportMessages)
  const nameOf = isReported ? messages.reportedOf : messages.reportOf
  return (
    <LinkButton
      busy={status === 'busy'}
      icon={isReported ? 'check' : 'flag'}
      label={nameOf(product.productName)}
      onClick={() => send({ type: 'productReport.send', product })}
      resting={status !== 'offered'}
    >
      {isReported ? messages.reported : messages.report}
    </LinkButton>
  )
}
