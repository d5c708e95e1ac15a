import type { Product } from '../../domain/product.ts'
import { pathOf } from '../paths.ts'
import { placeOf } from './place-of.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { useLocale } from '../../messages/useMessages.ts'
import { SaveButton } from '../wishlist/SaveButton.tsx'
import { framed, tile } from './ProductTile.css.ts'

/** What a tile shows of a product. */
type TileProduct = Pick<
  Product,
  | '_id'
  | 'productName'
  | 'image'
  | 'imageSources'
  | 'askingPrice'
  | 'retailPrice'
  | 'categoryId'
  | 'hasPage'
>

/** A product as a link to its page; on a server without such pages, to its position in its category. */
export function ProductTile({ product }: { product: TileProduct }) {
  const { formatMoney } = useLocale()
  const { productName, askingPrice, retailPrice } = product
  return (
    <div className={framed}>
      <Link href={pathOf(placeOf(product))} tone="block">
        <div className={tile}>
          <Picture
            alt=""
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw"
            sources={product.imageSources}
            src={product.image}
          />
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
