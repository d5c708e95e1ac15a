import type { Database } from '../../server/database/database.ts'
import { insertOrder } from '../../tests/server/insert-order.ts'
import { sendEvent } from '../../tests/server/send-event.ts'

/** The seller of the order 'o<n>' sells every hundredth. */
export const SELLERS = 100

/** The order then takes the two events of `TURNS` again and again. */
export const TO_PROBLEM: readonly Sent[] = [
  { type: 'seller.meet' },
  { type: 'buyer.reportProblem', kind: 'damaged', words: 'The neck is broken.' },
]
export const TURNS: readonly Sent[] = [
  { type: 'seller.offerPart', cents: 1000 },
  { type: 'seller.withdrawPart' },
]
/** The same events, as the client sends them. */
export const REQUESTS = [
  { event: 'seller.offerPart', amount: 10 },
  { event: 'seller.withdrawPart' },
]

const PEOPLE_AND_PRODUCTS = `
  insert into users (id, name, email, role, is_verified) values
    ('buyer', 'Buyer', 'buyer@bench.test', 'buyer', false);
  insert into users (id, name, email, role, is_verified)
    select 's' || i, 'Seller ' || i, 'seller' || i || '@bench.test', 'seller', true
      from generate_series(0, ${SELLERS - 1}) i;
  insert into categories (id, name, position) values ('c', 'Category', 0);`

const COPIES = `
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                        purchase_year, contact, location, is_sold)
    select 'p' || i, 's' || i % ${SELLERS}, 'c', name, image, asking_price_cents, retail_price_cents, condition,
           purchase_year, contact, location, true
      from products, generate_series(1, $1::int) i where id = 'p0';
  insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
    select 'b' || i, 'p' || i, buyer_id, price_cents, phone_number, meeting_location
      from bookings, generate_series(1, $1::int) i where product_id = 'p0';
  insert into payments (id, transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at)
    select 'o' || i, 'pi_o' || i, 'b' || i, 'p' || i, buyer_id, amount_cents, paid_at
      from payments, generate_series(1, $1::int) i where id = 'o0';
  insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
    select flow, 'o' || i, machine_version, value, context, seq, needs_admin, created_at
      from flows, generate_series(1, $1::int) i where id = 'o0';
  insert into flow_members (flow, flow_id, user_id, role, created_at)
    select flow, 'o' || i, case role when 'seller' then 's' || i % ${SELLERS} else user_id end, role, created_at
      from flow_members, generate_series(1, $1::int) i where flow_id = 'o0';
  insert into deadlines (flow, flow_id, event, due_at)
    select flow, 'o' || i, event, due_at from deadlines, generate_series(1, $1::int) i where flow_id = 'o0'`

/** The others are empty: the plan for a table that was empty when it was analyzed reads all of it. */
const FILLED = ['users', 'products', 'bookings', 'payments', 'flows', 'flow_members', 'deadlines']

/** An event of an order without its time. */
type Sent = { type: string; [field: string]: unknown }

/** Returns the id of the seller of the order 'o<n>'. */
export const sellerOf = (order: number) => `s${order % SELLERS}`

/**
 * Fills an empty database with one order, 'o0', to which it sends `events`, and with `copies` of it: 'o1', 'o2' … The
 * copies have no journal.
 */
export async function fillWithOrders(
  database: Database,
  copies: number,
  events: readonly Sent[] = [],
): Promise<void> {
  await database.execute(PEOPLE_AND_PRODUCTS)
  await database.execute(`
    insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                          purchase_year, contact, location)
      values ('p0', 's0', 'c', 'Guitar', '/guitar.avif', 5000, 9900, 'good', 2020, '070', 'Lund')`)
  const at = new Date()
  const first = { id: 'o0', productId: 'p0', buyerId: 'buyer', sellerId: 's0', at }
  await insertOrder(database, first)
  for (const event of events) await sendByEngine(database, 'o0', event)
  for (const copy of COPIES.split(';')) await database.query(copy, [copies])
  await database.execute(`analyze ${FILLED.join(', ')}`)
}

/** Sends an event to an order by the engine alone. Throws where it is refused. */
export async function sendByEngine(database: Database, id: string, event: Sent): Promise<void> {
  const isTaken = await sendEvent(database, id, { ...event, at: Date.now() })
  if (!isTaken) throw new Error(`The order ${id} refuses ${event.type}.`)
}
