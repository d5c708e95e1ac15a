import { isSoldForGood } from './sales.ts'
import { publicReviewAnswer } from '../reviews/answer.ts'
import { listReviewsOf, type Rating, selectRating } from '../reviews/read.ts'
import { type InferResult, sql } from 'kysely'
import { toDollars } from '../http/decode.ts'
import type { Reader } from '../database/database.ts'
import type { PublicProductAnswer } from './products.ts'
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

/** The public facts about a seller; `since` is the month of the registration, such as '2025-11'. */
export type SellerAnswer = {
  _id: string
  name: string
  isVerified: boolean
  since: string
  rating: Rating
  sold: number
  /** The median time to the first answer in the latest conversations, in hours; left out where little is known. */
  answersWithin?: number
}

/** The time to answer is that of so many latest conversations, where there are enough of them. */
const LATEST = 20
const ENOUGH = 3
/** A longer time to answer is left out, in hours. */
const LONGEST_ANSWER = 7 * 24
/** A conversation without an answer counts after so long. */
const PATIENCE_MS = 24 * 60 * 60_000

/** The median of the hours in which the seller `u` answers, at least 1. A conversation without an answer is the longest. */
const medianAnswer = (now: Date) => sql<number | null>`(
  select case when count(*) >= ${sql.lit(ENOUGH)} then greatest(1, ceil(
      percentile_disc(0.5) within group (order by coalesce(latest.answered_after, 1000000000)) / 3600.0))::int end
    from (select c.answered_after from flow_members m join conversations c on c.id = m.flow_id
           where m.flow = 'conversation' and m.user_id = u.id
             and (c.answered_after is not null or c.created_at < ${new Date(now.getTime() - PATIENCE_MS)})
           order by m.created_at desc, m.flow_id desc limit ${sql.lit(LATEST)}) latest)`

/** Reads these sellers, by id; neither other users nor those who are removed. `now` is by the clock of the flows. */
export async function readSellers(
  database: Reader,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SellerAnswer>> {
  const rows = await run(
    database,
    db
      .selectFrom('users as u')
      // One parameter, so that every number of ids is the same prepared statement.
      .where('u.id', '=', sql<string>`any(${ids})`)
      .where('u.role', '=', 'seller')
      .where('u.removed_at', 'is', null)
      .select(['u.id as _id', 'u.name', 'u.is_verified as isVerified', 'u.created_at as createdAt'])
      .select((eb) => [
        selectRating(eb.ref('u.id')).as('rating'),
        eb
          .selectFrom('products as p')
          .whereRef('p.seller_id', '=', 'u.id')
          .where('p.removed_at', 'is', null)
          .where(isSoldForGood)
          .select((each) => each.cast<number>(each.fn.countAll(), 'integer').as('count'))
          .$asScalar()
          .$notNull()
          .as('sold'),
        medianAnswer(now).as('answersWithin'),
      ]),
  )
  return new Map(
    rows.map(({ createdAt, rating, answersWithin, ...seller }) => [
      seller._id,
      {
        ...seller,
        since: createdAt.toISOString().slice(0, 'YYYY-MM'.length),
        rating: rating ?? { count: 0 },
        ...(answersWithin !== null && answersWithin <= LONGEST_ANSWER && { answersWithin }),
      },
    ]),
  )
}

/** Adds to a page of products what anyone may know of their sellers. */
export async function withSellers(
  database: Reader,
  products: readonly PublicProductAnswer[],
  now: Date,
): Promise<PublicProductAnswer[]> {
  const ids = products.flatMap(({ sellerData }) => sellerData.map(({ _id }) => _id))
  const sellers = await readSellers(database, [...new Set(ids)], now)
  return products.map((product) => ({
    ...product,
    sellerData: product.sellerData.map((seller) => ({ ...sellers.get(seller._id), ...seller })),
  }))
}

/**
 * The public page of a seller. `products`: a page of the `forSale`
 * products for sale, the newest first. `next`: the number of the next page, or null. Prices are in US dollars.
 */
export type SellerPageAnswer = {
  seller: SellerAnswer
  forSale: number
  /** As of the seller: an older client reads it here. */
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
const NEWEST_REVIEWS = 50

/**
 * Reads the page of a seller with the products of page `asked`, at most those of the last page; null where there is no such
 * seller, or the seller is removed. `now` is by the clock of the flows.
 */
export async function readSellerPage(
  database: Reader,
  id: string,
  { asked, now }: { asked: number; now: Date },
): Promise<SellerPageAnswer | null> {
  const seller = (await readSellers(database, [id], now)).get(id)
  if (seller === undefined) return null
  const [counts] = await run(
    database,
    db
      .selectFrom('products as p')
      .where('p.seller_id', '=', id)
      .where(isForSale)
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('forSale')),
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
    seller,
    forSale: counts?.forSale ?? 0,
    sold: seller.sold,
    next: page < pages ? page + 1 : null,
    products: products.map(offeredAnswer),
    reviews: reviews.map(publicReviewAnswer),
  }
}
