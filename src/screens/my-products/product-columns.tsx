import type { SnapshotFrom } from 'xstate'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertisementOf } from '../../domain/advertising.ts'
import type { Product } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import {
  actionsColumn,
  conditionColumn,
  descriptionColumn,
  moneyColumn,
  pictureColumn,
  sortedColumn,
  textColumn,
} from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { Advertisement } from './Advertisement.tsx'
import { reason } from './MyProductsView.css.ts'

type ProductActs = {
  advertise: SnapshotFrom<typeof advertiseMachine>
  onAdvertise: (product: Product) => void
  onDelete: (product: Product) => void
}

/** The columns of My Products (rule L5). What the server would refuse is not offered. */
export function productColumns({
  advertise,
  onAdvertise,
  onDelete,
}: ProductActs): readonly RowsColumn<Product>[] {
  const standingOf = (product: Product) => advertisementOf(product, advertise.context)
  const isSold = (product: Product) => ['sold', 'ended'].includes(standingOf(product))
  return [
    pictureColumn((product) => product),
    sortedColumn('Name', ({ productName }) => productName, { kind: 'title' }),
    moneyColumn('Price', ({ askingPrice }) => askingPrice),
    moneyColumn('Retail', ({ retailPrice }) => retailPrice),
    conditionColumn(({ productCondition }) => productCondition),
    descriptionColumn(({ description }) => description),
    textColumn('Contact', ({ contact }) => contact),
    textColumn('Location', ({ location }) => location),
    {
      key: 'Sold',
      header: 'Sold',
      render: (product) =>
        isSold(product) ? (
          <Badge icon="check" tone="positive">
            Sold
          </Badge>
        ) : (
          <Text as="span" size="small" tone="quiet">
            Not yet
          </Text>
        ),
      sortBy: (product) => (isSold(product) ? 0 : 1),
    },
    {
      key: 'Advertisement',
      header: 'Advertisement',
      render: (product) => (
        <Advertisement
          advertise={advertise}
          onAdvertise={() => onAdvertise(product)}
          product={product}
        />
      ),
      sortBy: (product) => (standingOf(product) === 'running' ? 0 : 1),
    },
    actionsColumn({
      act: 'Delete',
      nameOf: ({ productName }) => productName,
      isOffered: (product) => !isSold(product),
      instead: () => (
        <div className={reason}>
          <Text size="fine" tone="quiet">
            Sold things cannot be deleted.
          </Text>
        </div>
      ),
      onAct: onDelete,
    }),
  ]
}
