import type { SellerGroup } from '../../domain/constants.ts'
import { sellerGroup } from '../../domain/list-groups.ts'
import type { Seller } from '../../domain/member.ts'
import { message } from '../../domain/message.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { listGroupMessages, listsMessages, tableMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { AdminList } from '../admin/AdminList.tsx'
import { memberColumns } from '../admin/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { caseAbout, removalOfSeller, verificationOf } from '../confirmation/requests.ts'
import { removalColumn, RowButton } from '../table/action-columns.tsx'
import { columnHeader } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

type AllSellersViewProps = CollectionViewProps<Seller> & {
  show?: SellerGroup | undefined
  /** Whether the server has cases. */
  hasCases?: boolean
}

/** All Sellers (rules A3 to A5). */
export function AllSellersView({ show, hasCases = false, ...props }: AllSellersViewProps) {
  const { state, send } = props
  const locale = useLocale()
  const { caseOf } = useMessages(tableMessages)
  const messages = useMessages(listsMessages).allSellers
  const groups = useMessages(listGroupMessages).sellers
  const { request } = state.context
  const columns: readonly RowsColumn<Seller>[] = [
    ...memberColumns(locale),
    {
      ...columnHeader(locale, 'verify'),
      textOf: ({ isVerified }) => (isVerified ? messages.verified : messages.verify),
      sortBy: ({ isVerified }) => Number(isVerified),
      render: (seller) =>
        seller.isVerified ? (
          <Badge
            icon="check"
            look="bare"
            takesFocus={request?.action === 'verify' && request.subjectId === seller._id}
            tone="positive"
          >
            {messages.verified}
          </Badge>
        ) : (
          <Button
            icon="check"
            label={messages.verifyOf(seller.name)}
            onClick={() => send({ type: 'item.ask', request: verificationOf(seller) })}
            size="small"
          >
            {messages.verify}
          </Button>
        ),
    },
    removalColumn(locale, {
      act: 'remove',
      nameOf: ({ name }) => name,
      onAct: (seller) => send({ type: 'item.ask', request: removalOfSeller(seller) }),
      renderOthers: hasCases
        ? (seller) => (
            <RowButton
              label={caseOf(seller.name)}
              onClick={() => send({ type: 'item.ask', request: caseAbout(seller) })}
            >
              {locale.t(message('openCase'))}
            </RowButton>
          )
        : undefined,
    }),
  ]
  return (
    <AdminList
      {...props}
      columns={columns}
      group={
        show && {
          ...groups[show],
          all: { screen: 'allSellers' },
          includes: (seller) => sellerGroup(seller) === show,
        }
      }
      rowKey={({ _id }) => _id}
      texts={messages}
    />
  )
}
