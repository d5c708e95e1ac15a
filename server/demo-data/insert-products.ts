import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { AnnouncedPicture } from '../standins/images/image-host.ts'
import { placeIdOf } from '../places/gazetteer.ts'
import { attributeValues } from './attribute-values.ts'
import { shelfOf } from './categories.ts'
import { type DaysBefore, REMOVED_DAYS_AGO } from './insert.ts'
import { moreSellers } from './more-sellers.ts'
import { removedSeller } from './removed-seller.ts'
import { sellers } from './sellers.ts'
import type { DemoProduct } from './stock.ts'

/** The pictures of products by product id: the covers, and those after them. */
export type ProductPictures = {
  covers: ReadonlyMap<string, AnnouncedPicture>
  views: ReadonlyMap<string, readonly AnnouncedPicture[]> | undefined
}

const allSellers = new Map([...sellers, removedSeller, ...moreSellers].map((one) => [one.id, one]))

/** Inserts all products with one statement. */
export async function insertProducts(
  transaction: Queryable,
  products: readonly DemoProduct[],
  { covers, views }: ProductPictures,
  daysBefore: DaysBefore,
): Promise<void> {
  const rows = products.map(({ product, categoryId, daysAgo, isSold, isRemoved }) => {
    const seller = allSellers.get(`seller-${product.seller}`)
    const cover = covers.get(product.id)
    if (seller === undefined || cover === undefined) {
      throw new Error(`The demo world does not fit together at '${product.id}'.`)
    }
    const morePictures = (views?.get(product.id) ?? []).map(({ url, sources }) => ({
      image: url,
      imageSources: sources,
    }))
    return {
      id: product.id,
      seller_id: seller.id,
      category_id: shelfOf(categoryId, product),
      name: product.name,
      image: cover.url,
      image_sources: JSON.stringify(cover.sources),
      more_pictures: JSON.stringify(morePictures),
      attributes: JSON.stringify(attributeValues.get(product.id) ?? {}),
      asking_price_cents: product.askingPrice * 100,
      retail_price_cents: product.retailPrice * 100,
      condition: product.condition,
      purchase_year: product.purchaseYear,
      description: product.description,
      contact: seller.contact,
      location: seller.location,
      place_id: placeIdOf(seller.location),
      is_advertised: product.isAdvertised ?? false,
      is_sold: isSold,
      created_at: daysBefore(daysAgo),
      removed_at: isRemoved ? daysBefore(REMOVED_DAYS_AGO) : null,
    }
  })
  await run(transaction, db.insertInto('products').values(rows))
}
