import type { AnnouncedPicture, ImageStandIn } from '../standins/images/image-host.ts'
import { moreProducts } from './more-products.ts'
import { SIDE } from './pictures.ts'
import type { DemoProduct } from './stock.ts'
import { coverOf, type LatePicture, viewsOf } from './views.ts'

/** The further products of the large demo world, and its pictures that are drawn when somebody looks at them first. */
export type LateWorld = {
  products: readonly DemoProduct[]
  /** By product id. */
  covers: ReadonlyMap<string, AnnouncedPicture>
  /** The pictures after the cover, by product id, also of the products of the small demo world. */
  views: ReadonlyMap<string, readonly AnnouncedPicture[]>
}

/** Announces the late pictures to the image host, which forgets them when it stops. `folder`: of the renders. */
export function announceLatePictures(
  images: Pick<ImageStandIn, 'announce'>,
  folder: string | null,
  stocked: readonly DemoProduct[],
): LateWorld {
  const announce = ({ key, draw }: LatePicture) => images.announce(key, SIDE, draw)
  const products = moreProducts()
  const shown = [
    ...stocked.filter(({ isOrdered, isRemoved }) => !isOrdered && !isRemoved),
    ...products,
  ]
  const byProduct = <Value>(items: readonly DemoProduct[], valueOf: (item: DemoProduct) => Value) =>
    new Map(items.map((item) => [item.product.id, valueOf(item)]))
  return {
    products,
    covers: byProduct(products, (item) => announce(coverOf(folder, item))),
    views: byProduct(shown, (item) => viewsOf(folder, item).map(announce)),
  }
}
