import { type ExpressionBuilder, type InferResult, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderContext } from '../../machines/market/order.events.ts'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db, prepared, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { journalOf } from '../flows/timeline.ts'
import { nextDeadline } from '../flows/next-deadline.ts'
import { orderFlow } from './order.ts'
import { selectRelisted } from './undone-sales.ts'

type WithFlow = DB & { f: DB['flows'] }

const isRemoved = sql<boolean>`users.removed_at is not null`.as('isRemoved')

/** Selects what an effect of the order `f` waits for. */
const waitingEffect = (eb: ExpressionBuilder<WithFlow, 'f'>) =>
  eb
    .selectFrom('outbox as o')
    .whereRef('o.flow', '=', 'f.flow')
    .whereRef('o.flow_id', '=', 'f.id')
    .where('o.waits_for', 'is not', null)
    .where('o.done_at', 'is', null)
    .limit(sql.lit(1))

/**
 * Selects the orders with all that an answer shows of their payment, product, booking and users. The users are no joins,
 * because the time to plan a query grows with its joins faster than with anything else.
 */
const orders = db
  .selectFrom('flows as f')
  .innerJoin('payments as pay', 'pay.id', 'f.id')
  .innerJoin('products as p', 'p.id', 'pay.product_id')
  .innerJoin('bookings as b', 'b.id', 'pay.booking_id')
  .where('f.flow', '=', orderFlow.name)
  .select([
    'f.id as _id',
    'f.seq',
    'f.value',
    'f.context',
    'f.created_at as paidAt',
    'f.admin_since as waitsSince',
    'p.id as productId',
    'p.name as productName',
    'p.image',
    'p.image_sources as imageSources',
    'p.contact as sellerContact',
    'b.id as bookingId',
    'b.phone_number',
    'b.meeting_location',
    'b.created_at',
  ])
  .select((eb) => [
    jsonObjectFrom(
      eb
        .selectFrom('users')
        .select(['id', 'name', 'email', isRemoved])
        .whereRef('users.id', '=', 'pay.buyer_id'),
    )
      .$notNull()
      .as('buyer'),
    jsonObjectFrom(
      eb
        .selectFrom('users')
        .select(['id', 'name', 'email', 'is_verified as isVerified', isRemoved])
        .whereRef('users.id', '=', 'p.seller_id'),
    )
      .$notNull()
      .as('seller'),
    nextDeadline(eb).as('deadline'),
    selectRelisted(eb.ref('p.id')).as('listedAgainAs'),
    waitingEffect(eb).select('o.waits_for').as('waitsFor'),
  ])
  .$narrowType<{ context: OrderContext }>()

/** An order as the database has it, with its next deadline and what its money waits for. */
export type OrderRow = InferResult<typeof orders>[number]

const selectOrder = prepared(({ id }: { id: string }) =>
  orders.where('f.id', '=', id).select((eb) => journalOf(eb).as('journal')),
)

/** Reads an order with its journal; null where there is none. */
export async function readOrder(database: Queryable, id: string) {
  const [order] = await selectOrder(database, { id })
  return order ?? null
}

type Ids = { id: string }[]

/** Reads the orders of a page. The page is read by an index alone, since the orders join many tables. */
export async function readPageOf(database: Queryable, page: Ids): Promise<OrderRow[]> {
  const ids = page.map(({ id }) => id)
  const found = await run(
    database,
    orders
      .where('f.id', '=', sql<string>`any(${ids})`)
      // PostgreSQL does not carry a list of ids over to the joined table.
      .where('pay.id', '=', sql<string>`any(${ids})`),
  )
  const byId = new Map(found.map((order) => [order._id, order]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Lists the orders in which a user is the buyer or the seller, newest first. */
export async function listOrdersOf(
  database: Queryable,
  userId: string,
  page: Page,
): Promise<OrderRow[]> {
  const ofUser = db
    .selectFrom('flow_members')
    .where('user_id', '=', userId)
    .where('flow', '=', orderFlow.name)
  const own = ofUser.select(['flow_id as id'])
  const order = {
    by: ['created_at', 'flow_id'],
    of: (id: string) => ofUser.select(['created_at', 'flow_id as id']).where('flow_id', '=', id),
  } as const
  return readPageOf(database, await readPage(database, own, order, page))
}

/** Lists the orders that wait for an admin, newest first. */
export async function listOrdersForAdmins(database: Queryable, page: Page): Promise<OrderRow[]> {
  const all = db.selectFrom('flows').where('flow', '=', orderFlow.name)
  const waiting = all.select('id').where((eb) => eb.ref('needs_admin'))
  const order = {
    by: ['created_at', 'id'],
    of: (id: string) => all.select(['created_at', 'id']).where('id', '=', id),
  } as const
  return readPageOf(database, await readPage(database, waiting, order, page))
}
