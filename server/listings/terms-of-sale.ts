import type { Queryable } from '../database/database.ts'
import { HIDDEN } from './products.ts'
import { db, isAvailable, run } from '../database/sql.ts'

/** The product data that a booking is checked against and made from. */
export type SaleTerms = {
  name: string
  priceCents: number
  /** The e-mail address of the seller, and what the product's page shows in its place where it is hidden. */
  sellerEmails: readonly string[]
  isAvailable: boolean
}

/** Reads the terms of a product and locks it until the transaction ends; null where there is no such product. */
export async function readSaleTerms(
  transaction: Queryable,
  productId: string,
): Promise<SaleTerms | null> {
  const [terms] = await run(
    transaction,
    db
      .selectFrom('products as p')
      .innerJoin('users as seller', 'seller.id', 'p.seller_id')
      .select((eb) => [
        'p.name',
        'p.asking_price_cents as priceCents',
        'seller.email',
        'seller.contact_for as contactFor',
        isAvailable(eb).as('isAvailable'),
      ])
      .where('p.id', '=', productId)
      .forShare('p'),
  )
  if (terms === undefined) return null
  const { email, contactFor, ...rest } = terms
  return { ...rest, sellerEmails: contactFor === 'everyone' ? [email] : [email, HIDDEN] }
}
