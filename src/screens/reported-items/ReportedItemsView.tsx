import { messages } from '../../domain/messages.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { AdminList, type AdminViewProps } from '../admin/AdminList.tsx'
import { deletionOfReported, nameOfReported } from '../admin/requests.ts'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { reportedColumns } from './columns.tsx'

/** Reported Items (rules A6 and A7): a row for each product, however many have reported it. */
export function ReportedItemsView(props: AdminViewProps<ReportedProduct>) {
  const columns: readonly RowsColumn<ReportedProduct>[] = [
    ...reportedColumns,
    {
      key: 'Delete',
      header: 'Delete',
      kind: 'actions',
      render: (reported) => (
        <Button
          icon="bin"
          label={`Delete ${nameOfReported(reported)}`}
          onClick={() => props.send({ type: 'item.ask', request: deletionOfReported(reported) })}
          size="small"
          variant="danger"
        >
          Delete
        </Button>
      ),
    },
  ]
  return (
    <AdminList
      {...props}
      caption="the reported items"
      columns={columns}
      emptySentence={messages.noReports}
      lead="What people have found something wrong with."
      rowKey={({ productId }) => productId}
      title="Reported Items"
    />
  )
}
