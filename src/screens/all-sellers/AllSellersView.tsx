import type { Seller } from '../../domain/member.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { listsWords } from '../../words/lists.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { removalOfSeller, verificationOf } from '../confirmation/requests.ts'
import { dangerColumn, named } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** All Sellers (rules A3 to A5). */
export function AllSellersView(props: CollectionViewProps<Seller>) {
  const { state, send } = props
  const tongue = useTongue()
  const words = useWords(listsWords).allSellers
  const { request } = state.context
  const columns: readonly RowsColumn<Seller>[] = [
    ...memberColumns(tongue),
    {
      ...named(tongue, 'verify'),
      textOf: ({ isVerified }) => (isVerified ? words.verified : words.verify),
      sortBy: ({ isVerified }) => Number(isVerified),
      render: (seller) =>
        seller.isVerified ? (
          <Badge
            icon="seal"
            look="bare"
            takesFocus={request?.act === 'verify' && request.subjectId === seller._id}
            tone="positive"
          >
            {words.verified}
          </Badge>
        ) : (
          <Button
            icon="seal"
            label={words.verifyOf(seller.name)}
            onClick={() => send({ type: 'item.ask', request: verificationOf(seller) })}
            size="small"
          >
            {words.verify}
          </Button>
        ),
    },
    dangerColumn(tongue, {
      act: 'remove',
      nameOf: ({ name }) => name,
      onAct: (seller) => send({ type: 'item.ask', request: removalOfSeller(seller) }),
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
