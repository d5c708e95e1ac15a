import { bookings } from './bookings.ts'
import { categories } from './categories.ts'
import { orderedProducts, orders } from './orders.ts'
import { removedProducts } from './removed-seller.ts'
import type { SeedProduct } from './shapes.ts'
import { stableRandom } from './stable-random.ts'

/** A product with its category, state and age. */
export type DemoProduct = {
  product: SeedProduct
  categoryId: string
  /** The index of the picture's scene. */
  ground: number
  daysAgo: number
  isSold: boolean
  /** One of the demo orders sells it. */
  isOrdered: boolean
  isRemoved: boolean
}

/** Coprime with the length of every category, so that similar products are not adjacent. */
const STRIDE = 5
const DAYS_BETWEEN = 6

const isSold = (id: string) =>
  bookings.some((booking) => booking.product === id && booking.paidDaysAgo !== undefined)

/** Returns an age that puts the listing before the product's bookings. */
function listedDaysAgo(id: string, daysAgo: number): number {
  const booked = [
    ...bookings.filter(({ product }) => product === id).map((each) => each.daysAgo),
    ...orders.filter(({ product }) => product === id).map((each) => each.paidDaysAgo),
  ]
  return Math.max(daysAgo, ...booked.map((days) => days + 3))
}

/** Returns all products that are or were for sale; those of the demo orders only `withOrders`. */
export function stock({ withOrders }: { withOrders: boolean }): DemoProduct[] {
  const shown = categories.flatMap(({ id: categoryId, products }, categoryIndex) =>
    products.map((product, index): DemoProduct => {
      const place = (index * STRIDE) % products.length
      return {
        product,
        categoryId,
        // Three scenes further for each place, so that adjacent pictures differ in a grid of two to six columns.
        ground: place * 3 + categoryIndex,
        daysAgo: listedDaysAgo(product.id, place * DAYS_BETWEEN + stableRandom(product.id) * 5),
        isSold: isSold(product.id),
        isOrdered: false,
        isRemoved: false,
      }
    }),
  )
  const ordered = orderedProducts.map(({ category, ...product }, index): DemoProduct => ({
    product,
    categoryId: category,
    ground: index,
    daysAgo: listedDaysAgo(product.id, 0),
    // The payment of the order sells the product.
    isSold: false,
    isOrdered: true,
    isRemoved: false,
  }))
  const gone = removedProducts.map(({ category, ...product }, index): DemoProduct => ({
    product,
    categoryId: category,
    ground: index,
    daysAgo: listedDaysAgo(product.id, 0),
    isSold: false,
    isOrdered: false,
    isRemoved: true,
  }))
  return [...shown, ...(withOrders ? ordered : []), ...gone]
}
