import type { Buyer } from '../../domain/member.ts'
import { message } from '../../domain/message.ts'
import { listsMessages, tableMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { caseAbout, removalOfBuyer } from '../confirmation/requests.ts'
import { removalColumn, RowButton } from '../table/action-columns.tsx'
import { idColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

type AllBuyersViewProps = CollectionViewProps<Buyer> & {
  /** Whether the server has cases. */
  hasCases?: boolean
}

/** All Buyers (rules A1 and A2). */
export function AllBuyersView({ hasCases = false, ...props }: AllBuyersViewProps) {
  const locale = useLocale()
  const { caseOf } = useMessages(tableMessages)
  const messages = useMessages(listsMessages).allBuyers
  const columns: readonly RowsColumn<Buyer>[] = [
    idColumn(locale, ({ _id }) => _id),
    ...memberColumns(locale),
    removalColumn(locale, {
      act: 'remove',
      nameOf: ({ name }) => name,
      onAct: (buyer) => props.send({ type: 'item.ask', request: removalOfBuyer(buyer) }),
      renderOthers: hasCases
        ? (buyer) => (
            <RowButton
              label={caseOf(buyer.name)}
              onClick={() => props.send({ type: 'item.ask', request: caseAbout(buyer) })}
            >
              {locale.t(message('openCase'))}
            </RowButton>
          )
        : undefined,
    }),
  ]
  return <AdminList {...props} columns={columns} rowKey={({ _id }) => _id} texts={messages} />
}
