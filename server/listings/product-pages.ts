import { sql } from 'kysely'
import { knownAttributes, type ShownAttribute, shownValues } from './attributes.ts'
import { attributesOf } from './categories.ts'
import { takesOffers } from './listing.ts'
import { selectUsualPrice, type UsualPrice } from './usual-price.ts'
import { readSellers, type SellerAnswer } from './seller-pages.ts'
import type { Reader } from '../database/database.ts'
import {
  isInCategory,
  type PublicProductAnswer,
  publicProductAnswer,
  selectProducts,
} from './products.ts'
import { distanceBetween } from '../places/gazetteer.ts'
import type { Picture } from '../database/columns.ts'
import { db, isForSale, run } from '../database/sql.ts'

/**
 * A product with the pictures after its cover, in their order, and its attributes; each left out where there are none.
 * `distance`: from where the reader asks, in kilometers.
 */
type ProductForSaleAnswer = PublicProductAnswer & {
  distance?: number
  morePictures?: Picture[]
  attributes?: ShownAttribute[]
}

/** The part of a sold product that anyone may still see: neither its texts nor how to reach the seller. */
export type SoldProductAnswer = Pick<
  PublicProductAnswer,
  '_id' | 'productName' | 'image' | 'imageSources' | 'askingPrice' | 'categoryId'
>

/**
 * The page of a product. `gone`: it was removed or withdrawn, or has expired, so nothing of it is shown. `listedAt` is an
 * ISO 8601 time. `alike`: products for sale of the same category, the nearest price first.
 */
export type ProductPageAnswer = { alike: PublicProductAnswer[] } & (
  | {
      availability: 'forSale'
      product: ProductForSaleAnswer
      seller: SellerAnswer
      listedAt: string
      /** The seller takes offers. Nobody else learns the lowest one. */
      takesOffers: boolean
      /** The price that sellers usually take; left out where too little is known. */
      usualPrice?: UsualPrice
      /** The seller takes messages. */
      takesMessages: true
    }
  | { availability: 'sold'; product: SoldProductAnswer }
  | { availability: 'gone'; product: Pick<PublicProductAnswer, '_id' | 'categoryId'> }
)

/** How many products are alike, and among how many of the category's newest the server looks for them. */
const ALIKE = 4
const NEWEST = 24

/**
 * Reads the page of a product, `now` by the clock of the offers, with the distance from a town or postcode; null where there
 * has never been a product with this id.
 */
export async function readProductPage(
  database: Reader,
  id: string,
  { now, near }: { now: Date; near: string | null },
): Promise<ProductPageAnswer | null> {
  const [row] = await run(
    database,
    selectProducts()
      .select([
        'p.attributes as values',
        'p.created_at',
        'p.removed_at',
        'p.more_pictures',
        'p.is_published',
        'p.lowest_offer_percent',
      ])
      .select(attributesOf(sql.ref('p.category_id')).as('attributes'))
      .select(selectUsualPrice(sql`p.category_id`, now).as('usual_price'))
      .where('p.id', '=', id),
  )
  if (row === undefined) return null
  const alike = await listAlike(database, row)
  const product = publicProductAnswer(row)
  const { _id, categoryId } = product
  if (row.is_sold) return { availability: 'sold', product: soldAnswer(product), alike }
  const seller = (await readSellers(database, [row.seller_id], now)).get(row.seller_id)
  if (row.removed_at !== null || seller === undefined || !row.is_published) {
    return { availability: 'gone', product: { _id, categoryId }, alike }
  }
  const attributes = shownValues(knownAttributes(row.attributes), row.values)
  const distance = near === null ? null : distanceBetween(near, row.place_id)
  return {
    availability: 'forSale',
    product: {
      ...product,
      ...(row.more_pictures.length > 0 && { morePictures: row.more_pictures }),
      ...(attributes.length > 0 && { attributes }),
      ...(distance !== null && { distance }),
    },
    seller,
    listedAt: row.created_at.toISOString(),
    takesOffers: takesOffers(row.lowest_offer_percent),
    ...(row.usual_price !== null && { usualPrice: row.usual_price }),
    takesMessages: true,
    alike,
  }
}

/** Returns the part of a sold product that anyone may still see. */
export function soldAnswer(product: PublicProductAnswer): SoldProductAnswer {
  const { _id, productName, image, imageSources, askingPrice, categoryId } = product
  return {
    _id,
    productName,
    image,
    ...(imageSources && { imageSources }),
    askingPrice,
    categoryId,
  }
}

/** Lists the products for sale that are like this one: of the newest of its category, those nearest in price. */
async function listAlike(
  database: Reader,
  product: { id: string; category_id: string; asking_price_cents: number },
): Promise<PublicProductAnswer[]> {
  const newest = selectProducts()
    .where(isForSale)
    .where(isInCategory(sql.val(product.category_id)))
    .where('p.id', '<>', product.id)
    .orderBy('p.category_id')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(sql.lit(NEWEST))
  const price = sql<number>`${product.asking_price_cents}::float8`
  const rows = await run(
    database,
    db
      .selectFrom(newest.as('near'))
      .selectAll()
      // By ratio: $90 is as near to $100 as $900 is to $1,000.
      .orderBy(sql`abs(ln(near.asking_price_cents / ${price}))`)
      .orderBy('near.id')
      .limit(sql.lit(ALIKE)),
  )
  return rows.map(publicProductAnswer)
}
