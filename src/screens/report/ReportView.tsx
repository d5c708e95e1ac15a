import type { SnapshotFrom } from 'xstate'
import type {
  ProductReportEvent,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import type { Product } from '../../domain/product.ts'
import { LinkButton } from '../../ui/Link/LinkButton.tsx'
import { productReportMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** The report status of one product; 'revocable': it is reported, and the viewer may take the report back. */
export type ReportStatus = 'offered' | 'busy' | 'reported' | 'revocable'

/** Returns the status without what only the dialog shows, so that the cards do not rerender behind it. */
export function reportStatus(
  state: SnapshotFrom<typeof productReportMachine>,
  { _id }: Product,
): ReportStatus {
  const { reportedIds, canTakeBack, product } = state.context
  if (state.matches('identifying') && product?._id === _id) return 'busy'
  if (!reportedIds.includes(_id)) return 'offered'
  return canTakeBack ? 'revocable' : 'reported'
}

type ReportViewProps = {
  status: ReportStatus
  send: (event: ProductReportEvent) => void
  product: Product
}

/** The Report link (rule B9). It shows that a product is reported and does not offer to report it again. */
export function ReportView({ status, send, product }: ReportViewProps) {
  const isReported = status === 'reported' || status === 'revocable'
  const messages = useMessages(productReportMessages)
  const nameOf = isReported ? messages.reportedOf : messages.reportOf
  return (
    <LinkButton
      busy={status === 'busy'}
      icon={isReported ? 'check' : 'flag'}
      label={nameOf(product.productName)}
      onClick={() => send({ type: 'productReport.open', product })}
      resting={status === 'reported'}
    >
      {isReported ? messages.reported : messages.report}
    </LinkButton>
  )
}
