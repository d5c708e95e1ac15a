import type { Queryable } from './database.ts'
import { HIDDEN } from './products.ts'
import { db, isAvailable, isForSale, run } from './sql.ts'

/** The product data that a booking is checked against and made from. */
export type Offer = {
  name: string
  priceCents: number
  /** The e-mail address of the seller, and what the product's page shows in its place where it is hidden. */
  sellerEmails: readonly string[]
  isAvailable: boolean
}

/** Reads the offer of a product and locks it until the transaction ends; null where there is no such product. */
export async function readOffer(transaction: Queryable, productId: string): Promise<Offer | null> {
  const [offer] = await run(
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
  if (offer === undefined) return null
  const { email, contactFor, ...rest } = offer
  return { ...rest, sellerEmails: contactFor === 'everyone' ? [email] : [email, HIDDEN] }
}

/** How signed-in users reach the seller of a product. */
export type Contact = { email: string; phone: string }

/** Reads how to reach the seller of a product that is for sale; null where there is none. */
export async function readContact(database: Queryable, productId: string): Promise<Contact | null> {
  const [contact] = await run(
    database,
    db
      .selectFrom('products as p')
      .innerJoin('users as seller', 'seller.id', 'p.seller_id')
      .select(['seller.email', 'p.contact as phone'])
      .where(isForSale)
      .where('p.id', '=', productId),
  )
  return contact ?? null
}
