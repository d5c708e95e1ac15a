import type { Queryable } from '../database/database.ts'
import { db, isForSale, run } from '../database/sql.ts'

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
