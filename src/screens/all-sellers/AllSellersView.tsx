import type { Seller } from '../../domain/member.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { AdminList, type AdminViewProps } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import { removalOfSeller, verificationOf } from '../admin/requests.ts'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Sellers (rules A3 to A5). */
export function AllSellersView(props: AdminViewProps<Seller>) {
  const { state, send } = props
  const { request } = state.context
  const columns: readonly RowsColumn<Seller>[] = [
    ...memberColumns,
    {
      key: 'verify',
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
    {
      key: 'remove',
      header: 'Remove',
      kind: 'actions',
      render: (seller) => (
        <Button
          icon="bin"
          label={`Remove ${seller.name}`}
          onClick={() => send({ type: 'item.ask', request: removalOfSeller(seller) })}
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
      caption="the sellers"
      columns={columns}
      emptySentence="Nobody sells here yet."
      lead="Everybody who is registered as a seller, and who of them is verified."
      rowKey={({ _id }) => _id}
      title="All Sellers"
    />
  )
}
