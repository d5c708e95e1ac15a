import type { TileProduct } from '../../domain/wishlist.ts'
import { pathOf } from '../paths.ts'
import { productDestination } from './product-destination.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { useLocale } from '../../messages/useMessages.ts'
import { SaveButton } from '../wishlist/SaveButton.tsx'
import { framed, tile } from './ProductTile.css.ts'

type ProductTileProps = {
  product: TileProduct & { retailPrice?: number }
  /** The widths of the picture; by default those of a tile among three. */
  sizes?: string
}

const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw'

/** A product as a link to its page; on a server without such pages, to its position in its category. */
export function ProductTile({ product, sizes = SIZES }: ProductTileProps) {
  const { formatMoney } = useLocale()
  const { productName, askingPrice, retailPrice = 0 } = product
  return (
    <div className={framed}>
      <Link href={pathOf(productDestination(product))} tone="block">
        <div className={tile}>
          <Picture alt="" sizes={sizes} sources={product.imageSources} src={product.image} />
          <Text as="span" weight="medium">
            {productName}
          </Text>
          <Price
            amountText={formatMoney(askingPrice)}
            wasText={retailPrice > askingPrice ? formatMoney(retailPrice) : undefined}
          />
        </div>
      </Link>
      <SaveButton product={product} />
    </div>
  )
}
