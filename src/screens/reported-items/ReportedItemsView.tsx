import type { ReportGroup } from '../../domain/constants.ts'
import { reportGroup } from '../../domain/list-groups.ts'
import { message } from '../../domain/message.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listGroupMessages } from '../../messages/listGroups.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfReported } from '../confirmation/requests.ts'
import { removalColumn } from '../table/action-columns.tsx'
import { reportedColumns } from './columns.tsx'

type ReportedItemsViewProps = CollectionViewProps<ReportedProduct> & {
  show?: ReportGroup | undefined
}

/** Reported Items (rules A6 and A7): one row for each product, regardless of its number of reports. */
export function ReportedItemsView({ show, ...props }: ReportedItemsViewProps) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).reports
  const groups = useMessages(listGroupMessages).reports
  const deleteColumn = removalColumn<ReportedProduct>(locale, {
    act: 'delete',
    nameOf: ({ product, productId }) => product?.productName ?? messages.unnamed(productId),
    onAct: (reported) => props.send({ type: 'item.ask', request: deletionOfReported(reported) }),
  })
  return (
    <AdminList
      {...props}
      columns={[...reportedColumns(locale), deleteColumn]}
      group={
        show && {
          ...groups[show],
          all: { screen: 'reportedItems' },
          includes: (reported) => reportGroup(reported) === show,
        }
      }
      rowKey={({ productId }) => productId}
      texts={{ ...messages, empty: locale.t(message('noReports')) }}
    />
  )
}
