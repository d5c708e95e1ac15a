import { messages } from '../../domain/messages.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfReported, nameOfReported } from '../confirmation/requests.ts'
import { dangerColumn } from '../table/columns.tsx'
import { reportedColumns } from './columns.tsx'

/** Reported Items (rules A6 and A7): a row for each product, however many have reported it. */
export function ReportedItemsView(props: CollectionViewProps<ReportedProduct>) {
  const deleteColumn = dangerColumn<ReportedProduct>({
    act: 'Delete',
    nameOf: nameOfReported,
    onAct: (reported) => props.send({ type: 'item.ask', request: deletionOfReported(reported) }),
  })
  return (
    <AdminList
      {...props}
      columns={[...reportedColumns, deleteColumn]}
      emptySentence={messages.noReports}
      lead="What people have found something wrong with."
      rowKey={({ productId }) => productId}
      things="the reported items"
      title="Reported Items"
    />
  )
}
