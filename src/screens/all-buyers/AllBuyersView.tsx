import type { Buyer } from '../../domain/member.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { AdminList, type AdminViewProps } from '../admin/AdminList.tsx'
import { idColumn, memberColumns } from '../admin/columns.tsx'
import { removalOfBuyer } from '../admin/requests.ts'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Buyers (rules A1 and A2). */
export function AllBuyersView(props: AdminViewProps<Buyer>) {
  const columns: readonly RowsColumn<Buyer>[] = [
    idColumn(({ _id }) => _id),
    ...memberColumns,
    {
      key: 'remove',
      header: 'Remove',
      kind: 'actions',
      render: (buyer) => (
        <Button
          icon="bin"
          label={`Remove ${buyer.name}`}
          onClick={() => props.send({ type: 'item.ask', request: removalOfBuyer(buyer) })}
          size="small"
          variant="danger"
        >
          Remove
        </Button>
      ),
    },
  ]
  return (
    <AdminList
      {...props}
      caption="the buyers"
      columns={columns}
      emptySentence="Nobody buys here yet."
      lead="Everybody who is registered as a buyer."
      rowKey={({ _id }) => _id}
      title="All Buyers"
    />
  )
}
