import { messages } from '../../domain/messages.ts'
import { buyerOf, type Sale } from '../../domain/sale.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { Tongue } from '../../words/tongue.ts'
import { listsWords } from '../../words/lists.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { moneyColumn, pictureColumn, sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

const nameOf = (sale: Sale) => buyerOf(sale)?.name ?? ''
const emailOf = (sale: Sale) => buyerOf(sale)?.email ?? ''

const orUnknown = (tongue: Tongue, words: string) =>
  words === '' ? (
    <Text as="span" tone="quiet">
      {tongue.wordsOf(listsWords).buyers.unknown}
    </Text>
  ) : (
    words
  )

/** The time since the sale; the exact time is shown on hover. */
const sinceThen = (tongue: Tongue, sold: Date) => (
  <div>
    <Text
      as="time"
      dateTime={sold.toISOString()}
      size="fine"
      title={tongue.date(sold, { dateStyle: 'long', timeStyle: 'short' })}
      tone="quiet"
    >
      {tongue.ago(sold)}
    </Text>
  </div>
)

/** Rules L9 and L10. */
const columnsIn = (tongue: Tongue): readonly RowsColumn<Sale>[] => [
  pictureColumn(tongue, (sale) => sale),
  sortedColumn(tongue, 'name', ({ productName }) => productName, {
    kind: 'title',
    render: ({ productName, soldAt }) => (
      <>
        {productName}
        {soldAt !== undefined && sinceThen(tongue, new Date(soldAt))}
      </>
    ),
  }),
  moneyColumn(tongue, 'price', ({ price }) => price),
  sortedColumn(tongue, 'buyerName', nameOf, { render: (sale) => orUnknown(tongue, nameOf(sale)) }),
  sortedColumn(tongue, 'buyerEmail', emailOf, {
    kind: 'address',
    render: (sale) => orUnknown(tongue, emailOf(sale)),
  }),
]

/** My Buyers (rules L9 and L10). */
export function MyBuyersView(props: CollectionViewProps<Sale>) {
  const tongue = useTongue()
  const words = useWords(listsWords).buyers
  return (
    <CollectionPage
      {...props}
      caption={words.caption}
      columns={columnsIn(tongue)}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'myProducts' })} variant="accent">
              {words.seeProducts}
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={tongue.said(messages.noBuyersYet)}
        />
      }
      lead={words.lead}
      refusedTitle={words.refused}
      rowKey={({ _id }) => _id}
      loading={words.loading}
      title={words.title}
    />
  )
}
