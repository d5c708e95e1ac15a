import { messages } from '../../domain/messages.ts'
import { buyerOf, type Sale } from '../../domain/sale.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { moneyColumn, pictureColumn, sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

const nameOf = (sale: Sale) => buyerOf(sale)?.name ?? ''
const emailOf = (sale: Sale) => buyerOf(sale)?.email ?? ''

const orUnknown = (words: string) =>
  words === '' ? (
    <Text as="span" tone="quiet">
      Not known
    </Text>
  ) : (
    words
  )

/** Rules L9 and L10. */
const columns: readonly RowsColumn<Sale>[] = [
  pictureColumn((sale) => sale),
  sortedColumn('Name', ({ productName }) => productName, { kind: 'title' }),
  moneyColumn('Price', ({ price }) => price),
  sortedColumn('Buyer Name', nameOf, { render: (sale) => orUnknown(nameOf(sale)) }),
  sortedColumn('Buyer Email', emailOf, {
    kind: 'wide',
    render: (sale) => orUnknown(emailOf(sale)),
  }),
]

/** My Buyers (rules L9 and L10). */
export function MyBuyersView(props: CollectionViewProps<Sale>) {
  return (
    <CollectionPage
      {...props}
      caption="What you have sold"
      columns={columns}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'myProducts' })} variant="accent">
              See your products
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={messages.noBuyersYet}
        />
      }
      lead="Who bought what you sold."
      refusedTitle="Your buyers cannot be shown"
      rowKey={({ _id }) => _id}
      things="your buyers"
      title="My Buyers"
    />
  )
}
