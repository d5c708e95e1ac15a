import type { SnapshotFrom } from 'xstate'
import type { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { advertisementStatus } from '../../domain/advertising.ts'
import { isShown, type ListingAct } from '../../domain/seller-listing.ts'
import type { SellerProduct } from '../../domain/seller-product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { removalColumn } from '../table/action-columns.tsx'
import {
  conditionColumn,
  contactColumn,
  descriptionColumn,
  moneyColumn,
  columnHeader,
  pictureColumn,
  sortedColumn,
  textColumn,
} from '../table/columns.tsx'
import { Bookings } from '../meeting/Bookings.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'
import { listsMessages } from '../../messages/lists.ts'
import type { Locale } from '../../messages/locale.ts'
import { sellerListingMessages } from '../../messages/listing.ts'
import { Advertisement } from './Advertisement.tsx'
import { ListingState } from './ListingState.tsx'
import { UndoneSale } from './UndoneSale.tsx'
import { place } from '../table/RowsTable.css.ts'
import { reason } from './MyProductsView.css.ts'

type ProductActs = {
  advertise: SnapshotFrom<typeof advertiseMachine>
  onAdvertise: (product: SellerProduct) => void
  onDelete: (product: SellerProduct) => void
  onListingAct: (product: SellerProduct, act: ListingAct) => void
}

/**
 * Returns the columns of My Products (rule L5). They offer no action that the server would refuse. A server without
 * listings has no column for them.
 */
export function productColumns(
  locale: Locale,
  products: readonly SellerProduct[],
  { advertise, onAdvertise, onDelete, onListingAct }: ProductActs,
): readonly RowsColumn<SellerProduct>[] {
  const messages = locale.messagesFor(listsMessages).products
  const listings = locale.messagesFor(sellerListingMessages)
  const hasListings = products.some(({ listing }) => listing !== undefined)
  const statusOf = (product: SellerProduct) => advertisementStatus(product, advertise.context)
  const isSold = (product: SellerProduct) => ['sold', 'ended'].includes(statusOf(product))
  // The listing says until when.
  const isHeld = ({ listing }: SellerProduct) => (listing?.heldUntil ?? null) !== null
  return [
    pictureColumn(locale, (product) => product),
    sortedColumn(locale, 'name', ({ productName }) => productName, {
      kind: 'title',
      render: (product) => (
        <>
          <div>{product.productName}</div>
          {!isSold(product) && <Bookings product={product} />}
        </>
      ),
    }),
    moneyColumn(locale, 'price', ({ askingPrice }) => askingPrice),
    moneyColumn(locale, 'retail', ({ retailPrice }) => retailPrice),
    conditionColumn(locale, ({ productCondition }) => productCondition),
    descriptionColumn(locale, ({ description }) => description),
    contactColumn(locale, ({ contact }) => contact),
    textColumn(locale, 'location', ({ location }) => location, {
      render: ({ location }) => <div className={place}>{location}</div>,
    }),
    {
      ...columnHeader(locale, 'sold'),
      render: (product) =>
        isSold(product) ? (
          <Badge icon="check" tone="positive">
            {messages.sold}
          </Badge>
        ) : (
          <Text as="span" size="small" tone="quiet">
            {isShown(product.listing) ? messages.notYet : messages.notNow}
          </Text>
        ),
      sortBy: (product) => (isSold(product) ? 0 : 1),
    },
    ...(hasListings
      ? [
          {
            key: 'listing',
            header: listings.header,
            render: ({ listing, ...product }: SellerProduct) => {
              // An item that was sold before the market had listings has none.
              if (isSold(product)) return <UndoneSale product={product} />
              return listing === undefined ? null : (
                <ListingState
                  listing={listing}
                  onAct={(act) => onListingAct(product, act)}
                  product={product}
                />
              )
            },
          },
        ]
      : []),
    {
      ...columnHeader(locale, 'advertisement'),
      render: (product) => (
        <Advertisement
          advertise={advertise}
          onAdvertise={() => onAdvertise(product)}
          product={product}
        />
      ),
      sortBy: (product) => (statusOf(product) === 'running' ? 0 : 1),
    },
    removalColumn(locale, {
      act: 'delete',
      column: 'actions',
      nameOf: ({ productName }) => productName,
      isOffered: (product) => !isSold(product) && !isHeld(product),
      instead: (product) =>
        isHeld(product) ? null : (
          <div className={reason}>
            <Text size="fine" tone="quiet">
              {messages.soldStays}
            </Text>
          </div>
        ),
      onAct: onDelete,
    }),
  ]
}
