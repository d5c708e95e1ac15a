import type { Buyer } from '../../domain/member.ts'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { removalOfBuyer } from '../confirmation/requests.ts'
import { dangerColumn, idColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Buyers (rules A1 and A2). */
export function AllBuyersView(props: CollectionViewProps<Buyer>) {
  const columns: readonly RowsColumn<Buyer>[] = [
    idColumn(({ _id }) => _id),
    ...memberColumns,
    dangerColumn({
      act: 'Remove',
      nameOf: ({ name }) => name,
      onAct: (buyer) => props.send({ type: 'item.ask', request: removalOfBuyer(buyer) }),
    }),
  ]
  return (
    <AdminList
      {...props}
      columns={columns}
      emptySentence="Nobody buys here yet."
      lead="Everybody who is registered as a buyer."
      rowKey={({ _id }) => _id}
      things="the buyers"
      title="All Buyers"
    />
  )
}
