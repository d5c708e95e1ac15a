import { messages } from '../../domain/messages.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listsWords } from '../../words/lists.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfReported } from '../confirmation/requests.ts'
import { dangerColumn } from '../table/columns.tsx'
import { reportedColumns } from './columns.tsx'

/** Reported Items (rules A6 and A7): one row for each product, regardless of its number of reports. */
export function ReportedItemsView(props: CollectionViewProps<ReportedProduct>) {
  const tongue = useTongue()
  const words = useWords(listsWords).reports
  const deleteColumn = dangerColumn<ReportedProduct>(tongue, {
    act: 'delete',
    nameOf: ({ product, productId }) => product?.productName ?? words.unnamed(productId),
    onAct: (reported) => props.send({ type: 'item.ask', request: deletionOfReported(reported) }),
  })
  return (
    <AdminList
      {...props}
      columns={[...reportedColumns(tongue), deleteColumn]}
      emptySentence={tongue.said(messages.noReports)}
      lead={words.lead}
      rowKey={({ productId }) => productId}
      loading={words.loading}
      title={words.title}
    />
  )
}
