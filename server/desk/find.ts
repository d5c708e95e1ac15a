import { type Expression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { toDollars } from '../http/decode.ts'
import { orderFlow } from '../orders/order.ts'
import { type OrderRow, readPageOf } from '../orders/read.ts'
import { isSuspended } from '../users/blocks.ts'
import { selectPerson } from '../users/person.ts'

/** How many of each kind an answer has. */
const MOST_FOUND = 10
/** So many are found before the newest of them are taken: a common word costs no more. */
const MOST_MATCHES = 500
const MOST_WORDS = 8
/** A shorter word is found only as a whole word, because the index has parts of three letters. */
const LEAST_PART = 3

/** The condition that a text has each of the words, in any letter case and with or without accents. */
function hasWords(text: RawBuilder<string>, words: readonly string[]) {
  const patterns = words.map((word) => {
    const literal = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
    return literal.length < LEAST_PART ? `% ${literal} %` : `%${literal}%`
  })
  const conditions = patterns.map((pattern) => sql`${text} like without_accents(${pattern})`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const userText = sql<string>`without_accents(' ' || u.name || ' ' || u.email || ' ')`
const productText = sql<string>`without_accents(' ' || p.name || ' ')`

/** Selects users as an admin sees them, also those who are removed. */
export const selectUsers = () =>
  db
    .selectFrom('users as u')
    .select(['u.id as _id', 'u.name', 'u.email', 'u.role', 'u.is_verified as isVerified'])
    .select((eb) => [
      eb('u.removed_at', 'is not', null).$castTo<boolean>().as('isRemoved'),
      eb
        .exists(isSuspended(eb.ref('u.id')))
        .$castTo<boolean>()
        .as('isSuspended'),
    ])
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(sql.lit(MOST_FOUND))

/** Selects products as an admin sees them, also those that are sold or removed. */
export const selectProducts = () =>
  db
    .selectFrom('products as p')
    .select([
      'p.id as _id',
      'p.name',
      'p.image',
      'p.image_sources as imageSources',
      'p.asking_price_cents as cents',
    ])
    .select((eb) => [selectPerson(eb.ref('p.seller_id')).as('seller'), stateOf(eb).as('state')])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')

const stateOf = (eb: ExpressionBuilder<DB & { p: DB['products'] }, 'p'>) =>
  eb
    .case()
    .when('p.removed_at', 'is not', null)
    .then(sql.lit('removed' as const))
    .when(eb.ref('p.is_sold'))
    .then(sql.lit('sold' as const))
    .when(eb.ref('p.is_published'))
    .then(sql.lit('forSale' as const))
    .else(sql.lit('notForSale' as const))
    .end()

type ProductRow = Awaited<ReturnType<typeof findProducts>>[number]

/** A product in an answer to an admin. */
export const productAnswer = ({ cents, imageSources, ...product }: ProductRow) => ({
  ...product,
  ...(imageSources !== null && { imageSources }),
  price: toDollars(cents),
})

/** Returns the condition that an id is one of those that a query selects, or this one. */
const isAmong = (id: Expression<string>, ids: Expression<{ id: string }>, exact: string) =>
  sql<boolean>`${id} = any(array(${ids}) || ${exact}::text)`

const findUsers = (database: Queryable, text: string, words: readonly string[]) =>
  run(
    database,
    selectUsers().where((eb) =>
      isAmong(
        eb.ref('u.id'),
        db
          .selectFrom('users as u')
          .select('u.id')
          .where(hasWords(userText, words))
          .limit(sql.lit(MOST_MATCHES)),
        text,
      ),
    ),
  )

const findProducts = (database: Queryable, text: string, words: readonly string[]) =>
  run(
    database,
    selectProducts()
      .limit(sql.lit(MOST_FOUND))
      .where((eb) =>
        isAmong(
          eb.ref('p.id'),
          db
            .selectFrom('products as p')
            .select('p.id')
            .where(hasWords(productText, words))
            .limit(sql.lit(MOST_MATCHES)),
          text,
        ),
      ),
  )

/** Finds the orders with this id or transaction, of these users, or of these products: the newest. */
async function findOrders(
  database: Queryable,
  text: string,
  { userIds, productIds }: { userIds: readonly string[]; productIds: readonly string[] },
): Promise<OrderRow[]> {
  const ids = await run(
    database,
    db
      .selectFrom('flows as f')
      .select('f.id')
      .where('f.flow', '=', orderFlow.name)
      .where((eb) =>
        isAmong(
          eb.ref('f.id'),
          db
            .selectFrom('payments')
            .select('id')
            .where('transaction_id', '=', text)
            .unionAll(
              db
                .selectFrom('payments')
                .select('id')
                .where('product_id', '=', sql<string>`any(${productIds})`)
                .where('refund_due_at', 'is', null),
            )
            .unionAll(
              db
                .selectFrom('flow_members')
                .select('flow_id as id')
                .where('flow', '=', orderFlow.name)
                .where('user_id', '=', sql<string>`any(${userIds})`)
                .limit(sql.lit(MOST_MATCHES)),
            ),
          text,
        ),
      )
      .orderBy('f.created_at', 'desc')
      .orderBy('f.id', 'desc')
      .limit(sql.lit(MOST_FOUND)),
  )
  return readPageOf(database, ids)
}

/**
 * Finds users by name, e-mail address or id, products by name or id, and orders by id or transaction, or of what else is
 * found. Each list has the newest, also of what is removed.
 */
export async function find(database: Queryable, text: string) {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return { users: [], products: [], orders: [] }
  const users = await findUsers(database, text, words)
  const products = await findProducts(database, text, words)
  const orders = await findOrders(database, text, {
    userIds: users.map(({ _id }) => _id),
    productIds: products.map(({ _id }) => _id),
  })
  return { users, products, orders }
}

/** Lists the suspended users, the newest first. */
export const listSuspended = (database: Queryable) =>
  run(
    database,
    selectUsers()
      .clearLimit()
      .limit(sql.lit(MOST_MATCHES))
      .where((eb) => eb.exists(isSuspended(eb.ref('u.id')))),
  )
