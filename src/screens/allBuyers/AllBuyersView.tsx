import type { Buyer } from '../../domain/member.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { removalOfBuyer } from '../confirmation/requests.ts'
import { removalColumn } from '../table/action-columns.tsx'
import { idColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Buyers (rules A1 and A2). */
export function AllBuyersView(props: CollectionViewProps<Buyer>) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).allBuyers
  const columns: readonly RowsColumn<Buyer>[] = [
    idColumn(locale, ({ _id }) => _id),
    ...memberColumns(locale),
    removalColumn(locale, {
      act: 'remove',
      nameOf: ({ name }) => name,
      onAct: (buyer) => props.send({ type: 'item.ask', request: removalOfBuyer(buyer) }),
    }),
  ]
  return <AdminList {...props} columns={columns} rowKey={({ _id }) => _id} texts={messages} />
}
