import { message } from '../../domain/message.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfReported } from '../confirmation/requests.ts'
import { removalColumn } from '../table/action-columns.tsx'
import { reportedColumns } from './columns.tsx'

/** Reported Items (rules A6 and A7): one row for each product, regardless of its number of reports. */
export function ReportedItemsView(props: CollectionViewProps<ReportedProduct>) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).reports
  const deleteColumn = removalColumn<ReportedProduct>(locale, {
    act: 'delete',
    nameOf: ({ product, productId }) => product?.productName ?? messages.unnamed(productId),
    onAct: (reported) => props.send({ type: 'item.ask', request: deletionOfReported(reported) }),
  })
  return (
    <AdminList
      {...props}
      columns={[...reportedColumns(locale), deleteColumn]}
      rowKey={({ productId }) => productId}
      texts={{ ...messages, empty: locale.t(message('noReports')) }}
    />
  )
}
