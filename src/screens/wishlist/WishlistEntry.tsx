import type { WishlistItem } from '../../domain/wishlist.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { wishlistMessages } from '../../messages/wishlist.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { productDestination } from '../product/product-destination.ts'
import { tile } from '../product/ProductTile.css.ts'
import { entry, facts, noPicture, removed, rest } from './WishlistView.css.ts'

type WishlistEntryProps = {
  item: WishlistItem
  /** Whether the wishlist still has the item. */
  isKept: boolean
  onRemove: () => void
  onUndo: () => void
}

/** A saved product with its availability and price. After its removal, its place offers to undo the removal. */
export function WishlistEntry({ item, isKept, onRemove, onUndo }: WishlistEntryProps) {
  const messages = useMessages(wishlistMessages)
  const name = item.kept.product.productName
  return (
    <article className={entry}>
      {isKept ? (
        <Kept item={item} />
      ) : (
        <div className={removed}>
          <Text>{messages.removed(name)}</Text>
        </div>
      )}
      {/* One button, which keeps the focus. */}
      <Button
        label={isKept ? messages.removeOf(name) : messages.undoOf(name)}
        onClick={isKept ? onRemove : onUndo}
      >
        {isKept ? messages.remove : messages.undo}
      </Button>
    </article>
  )
}

function Kept({ item }: { item: WishlistItem }) {
  const { availability } = item
  const { product } = item.kept
  return (
    <div className={rest}>
      {availability === 'gone' ? (
        <>
          <div className={noPicture}>
            <EmptyShelf />
          </div>
          <Text weight="medium">{product.productName}</Text>
        </>
      ) : (
        <Link href={pathOf(productDestination(product))} tone="block">
          <div className={tile}>
            <Picture
              alt=""
              sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 33vw, 50vw"
              sources={product.imageSources}
              src={product.image}
            />
            <Text as="span" weight="medium">
              {product.productName}
            </Text>
          </div>
        </Link>
      )}
      <div className={facts}>
        <Availability item={item} />
      </div>
    </div>
  )
}

function Availability({ item: { kept, availability } }: { item: WishlistItem }) {
  const messages = useMessages(wishlistMessages)
  const { date, formatMoney } = useLocale()
  const { price, product, keptAt } = kept
  const [then, now] = [formatMoney(price), formatMoney(product.askingPrice)]
  return (
    <>
      {availability === 'sold' && <Badge>{messages.sold}</Badge>}
      {availability === 'gone' && <Badge>{messages.gone}</Badge>}
      {(availability === 'forSale' || availability === 'unknown') && <Price amountText={now} />}
      {availability === 'forSale' && product.askingPrice < price && (
        <Badge tone="positive">{messages.dropped(then, now)}</Badge>
      )}
      {availability === 'forSale' && product.askingPrice > price && (
        <Text size="small">{messages.raised(then, now)}</Text>
      )}
      <Text size="small" tone="quiet">
        {messages.saved(date(new Date(keptAt), { dateStyle: 'medium' }))}
      </Text>
    </>
  )
}
