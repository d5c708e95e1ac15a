import { toDollars } from '../decode.ts'
import type { Queryable } from './database.ts'
import { type Page, readPage } from './page.ts'

/** The srcset strings of a picture in two formats and, where known, its dominant colour as #rgb. */
export type PictureSources = { avif: string; webp: string; colour?: string }

type ProductRow = {
  id: string
  name: string
  image: string
  image_sources: PictureSources | null
  asking_price_cents: number
  retail_price_cents: number
  condition: string
  category_id: string
  purchase_year: number
  description: string
  contact: string
  location: string
  is_sold: boolean
  is_advertised: boolean
  seller_email: string
  seller_is_verified: boolean
}

/** A product in a response. Prices are in US dollars. */
export type ProductAnswer = ReturnType<typeof productAnswer>

const SELECT = `
  select p.id, p.name, p.image, p.image_sources, p.asking_price_cents, p.retail_price_cents, p.condition,
         p.category_id, p.purchase_year, p.description, p.contact, p.location, p.is_sold, p.is_advertised,
         seller.email as seller_email, seller.is_verified as seller_is_verified
    from products p join users seller on seller.id = p.seller_id`
const AVAILABLE = 'not p.is_sold and p.removed_at is null'
const ORDER = {
  by: ['p.created_at', 'p.id'],
  of: 'select created_at, id from products where id =',
} as const

function productAnswer(row: ProductRow) {
  return {
    _id: row.id,
    productName: row.name,
    image: row.image,
    ...(row.image_sources === null ? {} : { imageSources: row.image_sources }),
    askingPrice: toDollars(row.asking_price_cents),
    retailPrice: toDollars(row.retail_price_cents),
    productCondition: row.condition,
    categoryId: row.category_id,
    purchaseYear: row.purchase_year,
    description: row.description,
    contact: row.contact,
    location: row.location,
    isSold: row.is_sold,
    isAdvertised: row.is_advertised,
    sellerEmail: row.seller_email,
    sellerData: [{ email: row.seller_email, isVerified: row.seller_is_verified }],
  }
}

/** Lists the available products of a category, newest first. */
export function listCategoryProducts(
  database: Queryable,
  categoryId: string,
  page: Page,
): Promise<ProductAnswer[]> {
  return listPage(database, `${AVAILABLE} and p.category_id = $1`, [categoryId], page)
}

/** Lists the advertised products that are available, newest first. */
export function listAdvertisedProducts(database: Queryable, page: Page): Promise<ProductAnswer[]> {
  return listPage(database, `${AVAILABLE} and p.is_advertised`, [], page)
}

/** Lists all products of a seller, including sold ones, newest first. */
export function listSellerProducts(
  database: Queryable,
  sellerId: string,
  page: Page,
): Promise<ProductAnswer[]> {
  return listPage(database, 'p.removed_at is null and p.seller_id = $1', [sellerId], page)
}

/** Reads those of these products that are not deleted, by id. */
export async function readProducts(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductAnswer>> {
  const rows = await database.query<ProductRow>(
    `${SELECT} where p.removed_at is null and p.id = any($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, productAnswer(row)]))
}

async function listPage(
  database: Queryable,
  where: string,
  values: readonly unknown[],
  page: Page,
): Promise<ProductAnswer[]> {
  const { first, after } = page
  const all = `${SELECT} where ${where}`
  if (first === undefined) {
    return (await readPage<ProductRow>(database, all, values, ORDER, page)).map(productAnswer)
  }
  const [named, withFirst] = [`$${values.length + 1}`, [...values, first]]
  const others = `${all} and p.id <> ${named}`
  const rows = await readPage<ProductRow>(database, others, withFirst, ORDER, page)
  const wanted =
    after === null ? await database.query<ProductRow>(`${all} and p.id = ${named}`, withFirst) : []
  return [...wanted, ...rows].map(productAnswer)
}

/** The product data that a booking is checked against and made from. */
export type Offer = {
  name: string
  priceCents: number
  sellerEmail: string
  isAvailable: boolean
}

/** Reads the offer of a product and locks it until the transaction ends; null where there is no such product. */
export async function readOffer(transaction: Queryable, productId: string): Promise<Offer | null> {
  const [offer] = await transaction.query<Offer>(
    `select p.name, p.asking_price_cents as "priceCents", seller.email as "sellerEmail",
            (${AVAILABLE} and seller.removed_at is null) as "isAvailable"
       from products p join users seller on seller.id = p.seller_id
      where p.id = $1 for share of p`,
    [productId],
  )
  return offer ?? null
}
