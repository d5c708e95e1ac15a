import { isUnreadable, type Listed } from '../../domain/listed.ts'
import type { Product } from '../../domain/product.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import { ProductTile } from './ProductTile.tsx'
import { alike } from './ProductView.css.ts'

/** Products that are like the one of the page; nothing where there are none. */
export function AlikeProducts({ products }: { products: readonly Listed<Product>[] }) {
  const messages = useMessages(productPageMessages)
  if (products.length === 0) return null
  return (
    <section aria-label={messages.alike} className={alike}>
      <Heading level={2}>{messages.alike}</Heading>
      <Grid as="ul">
        {products.map((product) => (
          <li key={product._id}>
            {isUnreadable(product) ? <UnreadableItem /> : <ProductTile product={product} />}
          </li>
        ))}
      </Grid>
    </section>
  )
}
