import type { ReportGroup } from '../../domain/constants.ts'
import { reportGroup } from '../../domain/list-groups.ts'
import { message } from '../../domain/message.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listGroupMessages, listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfReported, dismissalOf, hidingOf } from '../confirmation/requests.ts'
import { removalColumn, RowButton } from '../table/action-columns.tsx'
import { reportedColumns } from './columns.tsx'

type ReportedItemsViewProps = CollectionViewProps<ReportedProduct> & {
  show?: ReportGroup | undefined
}

/** Reported Items (rules A6 and A7): one row for each product, regardless of its number of reports. */
export function ReportedItemsView({ show, ...props }: ReportedItemsViewProps) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).reports
  const groups = useMessages(listGroupMessages).reports
  const nameOf = ({ product, productId }: ReportedProduct) =>
    product?.productName ?? messages.unnamed(productId)
  const actionsColumn = removalColumn<ReportedProduct>(locale, {
    act: 'delete',
    nameOf,
    onAct: (reported) => props.send({ type: 'item.ask', request: deletionOfReported(reported) }),
    renderOthers: (reported) => (
      <>
        {reported.isHideable && (
          <RowButton
            label={messages.hideOf(nameOf(reported))}
            onClick={() => props.send({ type: 'item.ask', request: hidingOf(reported) })}
          >
            {messages.hide}
          </RowButton>
        )}
        {reported.isDismissible && (
          <RowButton
            label={messages.dismissOf(nameOf(reported))}
            onClick={() => props.send({ type: 'item.ask', request: dismissalOf(reported) })}
          >
            {messages.dismiss}
          </RowButton>
        )}
      </>
    ),
  })
  return (
    <AdminList
      {...props}
      columns={[...reportedColumns(locale), actionsColumn]}
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
