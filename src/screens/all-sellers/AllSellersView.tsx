import type { Seller } from '../../domain/member.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { removalOfSeller, verificationOf } from '../confirmation/requests.ts'
import { dangerColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Sellers (rules A3 to A5). */
export function AllSellersView(props: CollectionViewProps<Seller>) {
  const { state, send } = props
  const { request } = state.context
  const columns: readonly RowsColumn<Seller>[] = [
    ...memberColumns,
    {
      key: 'Verify',
      header: 'Verify',
      textOf: ({ isVerified }) => (isVerified ? 'Verified' : 'Verify'),
      sortBy: ({ isVerified }) => Number(isVerified),
      render: (seller) =>
        seller.isVerified ? (
          <Badge
            icon="seal"
            look="bare"
            takesFocus={request?.act === 'verify' && request.subjectId === seller._id}
            tone="positive"
          >
            Verified
          </Badge>
        ) : (
          <Button
            icon="seal"
            label={`Verify ${seller.name}`}
            onClick={() => send({ type: 'item.ask', request: verificationOf(seller) })}
            size="small"
          >
            Verify
          </Button>
        ),
    },
    dangerColumn({
      act: 'Remove',
      nameOf: ({ name }) => name,
      onAct: (seller) => send({ type: 'item.ask', request: removalOfSeller(seller) }),
    }),
  ]
  return (
    <AdminList
      {...props}
      columns={columns}
      emptySentence="Nobody sells here yet."
      lead="Everybody who is registered as a seller, and who of them is verified."
      rowKey={({ _id }) => _id}
      things="the sellers"
      title="All Sellers"
    />
  )
}
