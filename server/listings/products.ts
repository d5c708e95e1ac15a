import { type Expression, type InferResult, type RawBuilder, sql } from 'kysely'
import type { Queryable, Reader } from '../database/database.ts'
import { answeredColumns, productFields } from './listing-fields.ts'
import { readBookingsOf } from './meetings.ts'
import { type Page, readAtOnce, readPage } from '../database/page.ts'
import { db, isForSale, run } from '../database/sql.ts'

/** Selects the data of a product that its answer has. */
export const selectProducts = () =>
  db
    .selectFrom('products as p')
    .innerJoin('users as seller', 'seller.id', 'p.seller_id')
    .select([
      'p.id',
      'p.image',
      'p.image_sources',
      ...answeredColumns.map((column) => `p.${column}` as const),
      'p.place_id',
      'p.is_sold',
      'p.is_advertised',
      'p.seller_id',
      'seller.name as seller_name',
      'seller.email as seller_email',
      'seller.is_verified as seller_is_verified',
      'seller.contact_for as contact_for',
    ])
type ProductList = ReturnType<typeof selectProducts>
/** A product as the tables have it; prices are in whole cents. */
export type ProductRow = InferResult<ProductList>[number]

/** A product in a response. Prices are in US dollars. */
export type ProductAnswer = ReturnType<typeof productAnswer>

const ORDER = {
  by: ['p.created_at', 'p.id'],
  of: (id: string) => db.selectFrom('products').select(['created_at', 'id']).where('id', '=', id),
} as const

/** Takes the place of an e-mail address or a phone number that only signed-in users see. */
export const HIDDEN = '•••'

/** Returns a row as its seller and an admin see it. */
function productAnswer(row: ProductRow) {
  return {
    _id: row.id,
    image: row.image,
    ...(row.image_sources === null ? {} : { imageSources: row.image_sources }),
    ...productFields(row),
    isSold: row.is_sold,
    isAdvertised: row.is_advertised,
    sellerEmail: row.seller_email,
    sellerData: [
      {
        email: row.seller_email,
        isVerified: row.seller_is_verified,
        // Both tell the client that this server has GET /sellers/{id}.
        _id: row.seller_id,
        name: row.seller_name,
      },
    ],
    /** Tells the client that this server has GET /products/{id}. */
    hasPage: true,
  }
}

/** `isContactHidden`: GET /products/{id}/contact has the e-mail address and the phone number, for signed-in users. */
export type PublicProductAnswer = ProductAnswer & { isContactHidden?: true }

/** Returns the public fields of a row. */
export function publicProductAnswer(row: ProductRow): PublicProductAnswer {
  const answer = productAnswer(row)
  if (row.contact_for === 'everyone') return answer
  const sellerData = answer.sellerData.map((seller) => ({ ...seller, email: HIDDEN }))
  return { ...answer, contact: HIDDEN, sellerEmail: HIDDEN, sellerData, isContactHidden: true }
}

/**
 * The condition that a product `p` is of a category, as a range: a query that orders by the category first, and then the newest
 * first, reads the index of the category. With an equation, the planner can read the newest products of all categories,
 * and for a category that has none it would read the whole market. A later page has its own bound in the index.
 */
export const isInCategory = (category: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`(p.category_id >= ${category} and p.category_id <= ${category})`

/** The condition that a category `own` is this one or a child of it. */
const isOrHas = (category: Expression<string>) =>
  sql<boolean>`${category} in (own.id, own.parent_id)`

/**
 * Selects the ids of the available products of a category and of its children: of each, those that a page of them all can have.
 * Together they have no order in the index.
 */
export function selectInCategory(category: Expression<string>, { limit, after, first }: Page) {
  const of = sql.ref<string>('own.id')
  const forSale = db
    .selectFrom('products as p')
    .select(['p.id', 'p.created_at'])
    .where(isForSale)
    .$if(first !== undefined, (list) => list.where('p.id', '<>', first ?? ''))
  const list =
    after === null
      ? forSale.where(isInCategory(of)).orderBy('p.category_id')
      : forSale
          .where('p.category_id', '=', of)
          .where(sql<boolean>`(p.created_at, p.id) < ${ORDER.of(after)}`)
  const newest = list
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .$if(limit !== null, (page) => page.limit(sql.lit(readAtOnce(limit ?? 0))))
  return db
    .selectFrom('categories as own')
    .innerJoinLateral(newest.as('newest'), (join) => join.onTrue())
    .where(isOrHas(category))
    .select('newest.id')
}

/** Lists the available products of a category and of its children, newest first. */
export async function listCategoryProducts(
  database: Reader,
  categoryId: string,
  page: Page,
): Promise<PublicProductAnswer[]> {
  const category = sql.val(categoryId)
  const list = selectProducts().where('p.id', 'in', selectInCategory(category, page))
  const whole = selectProducts()
    .where(isForSale)
    .where('p.category_id', 'in', (eb) =>
      eb.selectFrom('categories as own').where(isOrHas(category)).select('own.id'),
    )
  return (await listPage(database, list, page, whole)).map(publicProductAnswer)
}

/** Lists the advertised products that are available, newest first. */
export async function listAdvertisedProducts(
  database: Reader,
  page: Page,
): Promise<PublicProductAnswer[]> {
  const list = selectProducts()
    .where(isForSale)
    .where((eb) => eb.ref('p.is_advertised'))
  return (await listPage(database, list, page)).map(publicProductAnswer)
}

/**
 * Lists all products of a seller, including sold ones, newest first. A product for sale has its `bookings`; a sold
 * product has only its buyer, on the list of sales.
 */
export async function listSellerProducts(database: Queryable, sellerId: string, page: Page) {
  const list = selectProducts()
    .where('p.removed_at', 'is', null)
    .where('p.seller_id', '=', sellerId)
  const products = (await listPage(database, list, page)).map(productAnswer)
  const forSale = products.filter(({ isSold }) => !isSold).map(({ _id }) => _id)
  const bookings = await readBookingsOf(database, forSale)
  return products.map((product) =>
    product.isSold ? product : { ...product, bookings: bookings.get(product._id) ?? [] },
  )
}

/** Reads those of these products that are not deleted, by id. */
export async function readProducts(
  database: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductAnswer>> {
  const rows = await run(
    database,
    selectProducts()
      .where('p.removed_at', 'is', null)
      // One parameter, so that every number of ids is the same prepared statement.
      .where('p.id', '=', sql<string>`any(${ids})`),
  )
  return new Map(rows.map((row) => [row.id, productAnswer(row)]))
}

/** Reads a page of a list, whose product `first` is in the `whole` list. */
async function listPage(
  database: Reader,
  list: ProductList,
  page: Page,
  whole = list,
): Promise<ProductRow[]> {
  const { first, after } = page
  if (first === undefined) return readPage(database, list, ORDER, page)
  const rows = await readPage(database, list.where('p.id', '<>', first), ORDER, page)
  const wanted = after === null ? await run(database, whole.where('p.id', '=', first)) : []
  return [...wanted, ...rows]
}
