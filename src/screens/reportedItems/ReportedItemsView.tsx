import type { ReportGroup } from '../../domain/constants.ts'
import { reportGroup } from '../../domain/list-groups.ts'
import { message } from '../../domain/message.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { listGroupMessages, listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { deletionOfReported, dismissalOf } from '../confirmation/requests.ts'
import { removalColumn } from '../table/action-columns.tsx'
import { outdented } from '../table/RowsTable.css.ts'
import type { RowsColumn } from '../table/RowsTable.tsx'
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
  const deleteColumn = removalColumn<ReportedProduct>(locale, {
    act: 'delete',
    nameOf,
    onAct: (reported) => props.send({ type: 'item.ask', request: deletionOfReported(reported) }),
  })
  const actionsColumn: RowsColumn<ReportedProduct> = {
    ...deleteColumn,
    render: (reported) => (
      <Stack align="start" gap="none">
        {deleteColumn.render(reported)}
        {reported.isDismissible && (
          <span className={outdented}>
            <Button
              label={messages.dismissOf(nameOf(reported))}
              onClick={() => props.send({ type: 'item.ask', request: dismissalOf(reported) })}
              size="small"
              variant="quiet"
            >
              {messages.dismiss}
            </Button>
          </span>
        )}
      </Stack>
    ),
  }
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
