import { isSoldForGood } from './sales.ts'
import { publicReviewAnswer } from '../reviews/answer.ts'
import { listReviewsOf, type Rating, selectRating } from '../reviews/read.ts'
import { type InferResult, sql } from 'kysely'
import { toDollars } from '../http/decode.ts'
import type { Reader } from '../database/database.ts'
import type { PictureSources } from '../database/columns.ts'
import { db, isForSale, run } from '../database/sql.ts'

/** A product on the page of its seller, with neither the e-mail nor the phone number of the seller. */
export type OfferedProduct = {
  _id: string
  productName: string
  image: string
  imageSources?: PictureSources
  askingPrice: number
  retailPrice: number
  categoryId: string
  hasPage: true
}

/**
 * The public facts about a seller; `since` is the month of the registration, such as '2025-11'.
 */
export type SellerAnswer = {
  _id: string
  name: string
  isVerified: boolean
  since: string
  rating: Rating
}

type SellerRow = {
  id: string
  name: string
  isVerified: boolean
  createdAt: Date
  rating: Rating | null
}

/** Returns what anyone may know of a seller. */
export const sellerAnswer = ({
  id,
  name,
  isVerified,
  createdAt,
  rating,
}: SellerRow): SellerAnswer => ({
  _id: id,
  name,
  isVerified,
  since: createdAt.toISOString().slice(0, 'YYYY-MM'.length),
  rating: rating ?? { count: 0 },
})

/**
 * The public page of a seller. `since` is the month of the registration, such as '2025-11'. `products`: a page of the `forSale`
 * products for sale, the newest first. `next`: the number of the next page, or null. Prices are in US dollars.
 */
export type SellerPageAnswer = {
  seller: SellerAnswer
  forSale: number
  sold: number
  next: number | null
  products: OfferedProduct[]
  /** The newest reviews of the seller. */
  reviews: ReturnType<typeof publicReviewAnswer>[]
}

/** Selects what the answer has of a product on its seller's page. */
export const selectOffered = () =>
  db
    .selectFrom('products as p')
    .select([
      'p.id',
      'p.name',
      'p.image',
      'p.image_sources as imageSources',
      'p.asking_price_cents as askingCents',
      'p.retail_price_cents as retailCents',
      'p.category_id as categoryId',
    ])

type OfferedRow = InferResult<ReturnType<typeof selectOffered>>[number]

/** Returns a product as the page of its seller has it. */
export const offeredAnswer = ({
  id: _id,
  name,
  imageSources,
  askingCents,
  retailCents,
  ...rest
}: OfferedRow): OfferedProduct => ({
  _id,
  productName: name,
  ...(imageSources !== null && { imageSources }),
  askingPrice: toDollars(askingCents),
  retailPrice: toDollars(retailCents),
  ...rest,
  hasPage: true as const,
})

/** The number of products on a page, and of the newest reviews beside them. */
const MOST = 100
const NEWEST_REVIEWS = 3

/**
 * Reads the page of a seller with the products of page `asked`, at most those of the last page; null where there is no such
 * seller, or the seller is removed.
 */
export async function readSellerPage(
  database: Reader,
  id: string,
  asked: number,
): Promise<SellerPageAnswer | null> {
  const [seller] = await run(
    database,
    db
      .selectFrom('users')
      .select(['id', 'name', 'is_verified as isVerified', 'created_at as createdAt'])
      .select((eb) => selectRating(eb.ref('users.id')).as('rating'))
      .where('id', '=', id)
      .where('role', '=', 'seller')
      .where('removed_at', 'is', null),
  )
  if (seller === undefined) return null
  const [counts] = await run(
    database,
    db
      .selectFrom('products as p')
      .where('p.seller_id', '=', id)
      .where('p.removed_at', 'is', null)
      .select((eb) => [
        sql<number>`count(*) filter (where ${isForSale(eb)})::int`.as('forSale'),
        sql<number>`count(*) filter (where ${isSoldForGood})::int`.as('sold'),
      ]),
  )
  const pages = Math.max(1, Math.ceil((counts?.forSale ?? 0) / MOST))
  const page = Math.min(asked, pages)
  const products = await run(
    database,
    selectOffered()
      .where('p.seller_id', '=', id)
      .where(isForSale)
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(sql.lit(MOST))
      .offset(sql.lit((page - 1) * MOST)),
  )
  const reviews = await listReviewsOf(database, id, { limit: NEWEST_REVIEWS, after: null })
  return {
    seller: sellerAnswer(seller),
    forSale: counts?.forSale ?? 0,
    sold: counts?.sold ?? 0,
    next: page < pages ? page + 1 : null,
    products: products.map(offeredAnswer),
    reviews: reviews.map(publicReviewAnswer),
  }
}
