import type { SnapshotFrom } from 'xstate'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertisementOf } from '../../domain/advertising.ts'
import { formatMoney } from '../../domain/money.ts'
import type { Product } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { Advertisement } from './Advertisement.tsx'
import { condition, picture, reason } from './MyProductsView.css.ts'

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
    {
      key: 'picture',
      header: 'Picture',
      kind: 'picture',
      render: ({ image, imageSources }) => (
        <div className={picture}>
          <Picture alt="" sizes="6rem" sources={imageSources} src={image} />
        </div>
      ),
    },
    {
      key: 'name',
      header: 'Name',
      kind: 'title',
      render: ({ productName }) => productName,
      textOf: ({ productName }) => productName,
      sortBy: ({ productName }) => productName,
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      render: ({ askingPrice }) => formatMoney(askingPrice),
      sortBy: ({ askingPrice }) => askingPrice,
    },
    {
      key: 'retail',
      header: 'Retail',
      align: 'end',
      render: ({ retailPrice }) => formatMoney(retailPrice),
      sortBy: ({ retailPrice }) => retailPrice,
    },
    {
      key: 'condition',
      header: 'Condition',
      render: ({ productCondition }) => <span className={condition}>{productCondition}</span>,
      textOf: ({ productCondition }) => productCondition,
    },
    {
      key: 'description',
      header: 'Description',
      kind: 'wide',
      render: ({ description }) => <Excerpt text={description} />,
      textOf: ({ description }) => description,
    },
    {
      key: 'contact',
      header: 'Contact',
      render: ({ contact }) => contact,
      textOf: ({ contact }) => contact,
    },
    {
      key: 'location',
      header: 'Location',
      render: ({ location }) => location,
      textOf: ({ location }) => location,
    },
    {
      key: 'sold',
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
      key: 'advertisement',
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
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (product) =>
        isSold(product) ? (
          <div className={reason}>
            <Text size="fine" tone="quiet">
              Sold things cannot be deleted.
            </Text>
          </div>
        ) : (
          <Button
            label={`Delete ${product.productName}`}
            onClick={() => onDelete(product)}
            size="small"
            variant="quiet"
          >
            Delete
          </Button>
        ),
    },
  ]
}
