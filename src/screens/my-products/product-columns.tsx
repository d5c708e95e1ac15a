import type { SnapshotFrom } from 'xstate'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertisementOf } from '../../domain/advertising.ts'
import type { Product } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import {
  actionsColumn,
  conditionColumn,
  contactColumn,
  descriptionColumn,
  moneyColumn,
  named,
  pictureColumn,
  sortedColumn,
  textColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { listsWords } from '../../words/lists.ts'
import type { Tongue } from '../../words/tongue.ts'
import { Advertisement } from './Advertisement.tsx'
import { reason } from './MyProductsView.css.ts'

type ProductActs = {
  advertise: SnapshotFrom<typeof advertiseMachine>
  onAdvertise: (product: Product) => void
  onDelete: (product: Product) => void
}

/** Returns the columns of My Products (rule L5). They offer no action that the server would refuse. */
export function productColumns(
  tongue: Tongue,
  { advertise, onAdvertise, onDelete }: ProductActs,
): readonly RowsColumn<Product>[] {
  const words = tongue.wordsOf(listsWords).products
  const standingOf = (product: Product) => advertisementOf(product, advertise.context)
  const isSold = (product: Product) => ['sold', 'ended'].includes(standingOf(product))
  return [
    pictureColumn(tongue, (product) => product),
    sortedColumn(tongue, 'name', ({ productName }) => productName, { kind: 'title' }),
    moneyColumn(tongue, 'price', ({ askingPrice }) => askingPrice),
    moneyColumn(tongue, 'retail', ({ retailPrice }) => retailPrice),
    conditionColumn(tongue, ({ productCondition }) => productCondition),
    descriptionColumn(tongue, ({ description }) => description),
    contactColumn(tongue, ({ contact }) => contact),
    textColumn(tongue, 'location', ({ location }) => location),
    {
      ...named(tongue, 'sold'),
      render: (product) =>
        isSold(product) ? (
          <Badge icon="check" tone="positive">
            {words.sold}
          </Badge>
        ) : (
          <Text as="span" size="small" tone="quiet">
            {words.notYet}
          </Text>
        ),
      sortBy: (product) => (isSold(product) ? 0 : 1),
    },
    {
      ...named(tongue, 'advertisement'),
      render: (product) => (
        <Advertisement
          advertise={advertise}
          onAdvertise={() => onAdvertise(product)}
          product={product}
        />
      ),
      sortBy: (product) => (standingOf(product) === 'running' ? 0 : 1),
    },
    actionsColumn(tongue, {
      act: 'delete',
      nameOf: ({ productName }) => productName,
      isOffered: (product) => !isSold(product),
      instead: () => (
        <div className={reason}>
          <Text size="fine" tone="quiet">
            {words.soldStays}
          </Text>
        </div>
      ),
      onAct: onDelete,
    }),
  ]
}
