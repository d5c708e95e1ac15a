import { imbalance } from '../../machines/market/ledger.ts'
import type { Database } from '../../server/database/database.ts'
import { isMoneyEvent, MONEY, type Scheduled } from './deadlines.ts'

/** The price of every product, in cents. */
const CENTS = 5000

type Books = {
  id: string
  productId: string
  ledger: Parameters<typeof imbalance>[0]
  refunds: number
  refunded: number
  transfers: number
  transferred: number
  /** Charges of other attempts for the product, which were not given back. */
  othersKept: number
}

type Money = { products: string[]; refunds: number; payouts: number; problems: string[] }

/**
 * Compares the orders whose money a deadline has moved with the provider's books: it moved once, whole, and to one side.
 * `products`: the products of these orders.
 */
export async function compareMoney(
  database: Database,
  fired: readonly Scheduled[],
): Promise<Money> {
  const money: Money = { products: [], refunds: 0, payouts: 0, problems: [] }
  const books = await readBooks(
    database,
    fired.map(({ id }) => id),
  )
  for (const { id, event } of fired) {
    if (!isMoneyEvent(event)) continue
    const found = books.find((each) => each.id === id)
    if (found === undefined) {
      money.problems.push(`the order ${id} is not there`)
      continue
    }
    const isRefund = MONEY[event] === 'refund'
    if (isRefund) money.refunds += 1
    else money.payouts += 1
    money.products.push(found.productId)
    const moved = [found.refunds, found.refunded, found.transfers, found.transferred]
    const expected = isRefund ? [1, CENTS, 0, 0] : [0, 0, 1, CENTS]
    const { refunded, released, held, inFlight } = found.ledger
    const isInLedger = isRefund ? refunded === CENTS : released === CENTS
    const isRight =
      moved.join() === expected.join() &&
      isInLedger &&
      held + inFlight === 0 &&
      imbalance(found.ledger) === 0 &&
      found.othersKept === 0
    if (!isRight) money.problems.push(`money of the ${MONEY[event]}: ${JSON.stringify(found)}`)
  }
  return money
}

const readBooks = (database: Database, ids: readonly string[]): Promise<Books[]> =>
  database.query<Books>(
    `select p.id, p.product_id as "productId", f.context->'ledger' as ledger,
            (select count(*)::int from cards_refunds r where r.charge = c.id) as refunds,
            c.amount_refunded as refunded,
            (select count(*)::int from cards_transfers t where t.source = c.id) as transfers,
            (select coalesce(sum(t.amount - t.amount_reversed), 0)::int from cards_transfers t where t.source = c.id) as transferred,
            (select count(*)::int
               from bookings b
               join cards_intents i on i.metadata->>'bookingId' = b.id
               join cards_charges o on o.intent = i.id and o.status = 'succeeded'
              where b.product_id = p.product_id and o.id <> c.id and o.amount_refunded < o.amount) as "othersKept"
       from payments p
       join flows f on f.flow = 'order' and f.id = p.id
       join cards_charges c on c.intent = p.transaction_id and c.status = 'succeeded'
      where p.id = any($1::text[])`,
    [ids],
  )
