import type { Buyer } from '../../domain/member.ts'
import { listsWords } from '../../words/lists.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { removalOfBuyer } from '../confirmation/requests.ts'
import { dangerColumn, idColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Buyers (rules A1 and A2). */
export function AllBuyersView(props: CollectionViewProps<Buyer>) {
  const tongue = useTongue()
  const words = useWords(listsWords).allBuyers
  const columns: readonly RowsColumn<Buyer>[] = [
    idColumn(tongue, ({ _id }) => _id),
    ...memberColumns(tongue),
    dangerColumn(tongue, {
      act: 'remove',
      nameOf: ({ name }) => name,
      onAct: (buyer) => props.send({ type: 'item.ask', request: removalOfBuyer(buyer) }),
    }),
  ]
  return (
    <AdminList
      {...props}
      columns={columns}
      emptySentence={words.empty}
      lead={words.lead}
      rowKey={({ _id }) => _id}
      loading={words.loading}
      title={words.title}
    />
  )
}
