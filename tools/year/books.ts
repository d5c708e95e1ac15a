import { type Database, onlyRow } from '../../server/database/database.ts'

/** A rule of the money that does not hold; `orderId` is the order that shows it first. */
export type Problem = { words: string; orderId: string | null }

/**
 * The ledgers of the orders, beside the books of the provider. `moved` is the money that the provider has moved and the
 * order does not know yet: nothing, or the movement that is in flight.
 */
const BOOKS = `
  with books as (
    select f.id, l.*, c.amount, c.amount_refunded as p_refunded, t.sent as p_released,
           coalesce(d.amount, 0) as p_bank, p.transaction_id = any($1) as is_told,
           case when l."inFlight" = 0 then null else f.context -> 'operation' ->> 'movement' end as movement
      from flows f
        cross join lateral jsonb_to_record(f.context -> 'ledger') as l(
          charged int, held int, "inFlight" int, released int, refunded int, "atBank" int, advanced int)
        join payments p on p.id = f.id
        join cards_charges c on c.intent = p.transaction_id and c.status = 'succeeded'
        left join lateral (select coalesce(sum(amount - amount_reversed), 0)::int as sent
                             from cards_transfers where source = c.id) t on true
        left join cards_disputes d
          on d.charge = c.id and d.status in ('needs_response', 'under_review', 'lost')
     where f.flow = 'order'
  ), agreed as (
    select *,
      charged = amount
      and charged + advanced = held + "inFlight" + released + refunded + "atBank"
      and p_refunded - refunded in
        (0, case when movement in ('refund', 'cover') then "inFlight" else 0 end)
      and p_released - released in (
        case when movement = 'reversal' then "inFlight" else 0 end,
        case when movement = 'transfer' then "inFlight" else 0 end)
      and (is_told or p_bank = "atBank") as is_right
      from books
  )`

const EQUATION = `${BOOKS}
  select count(*)::int as orders, coalesce(sum(charged), 0)::float8 as charged, coalesce(sum(advanced), 0)::float8 as advanced,
         coalesce(sum(held), 0)::float8 as held, coalesce(sum("inFlight"), 0)::float8 as "inFlight", coalesce(sum(released), 0)::float8 as released,
         coalesce(sum(refunded), 0)::float8 as refunded, coalesce(sum("atBank"), 0)::float8 as "atBank",
         coalesce(sum(amount - p_refunded - p_released - p_bank), 0)::float8 as "expectedBalance",
         coalesce(sum(p_released), 0)::float8 as "expectedPayments",
         (select min(id) from agreed where not is_right) as wrong,
         (select coalesce(sum(c.amount - c.amount_refunded), 0)::float8 from cards_charges c
           where c.status = 'succeeded' and not exists (
             select from payments p join flows f on f.id = p.id where p.transaction_id = c.intent)) as unrecorded,
         (select coalesce(sum(amount), 0)::float8 from cards_balance_transactions where account is null) as balance,
         (select coalesce(sum(amount), 0)::float8 from cards_balance_transactions
           where account is not null and type <> 'payout') as payments
    from books`

/** The money of all orders, in cents. */
export type Money = {
  orders: number
  charged: number
  advanced: number
  held: number
  inFlight: number
  released: number
  refunded: number
  atBank: number
}

type Row = Money & {
  expectedBalance: number
  expectedPayments: number
  wrong: string | null
  unrecorded: number
  balance: number
  payments: number
}

/**
 * Compares the ledgers of all orders with the balances of the provider. `disputed` are the payments about whose disputes
 * a message is on its way.
 */
export async function checkBooks(
  database: Database,
  disputed: readonly string[],
): Promise<{ money: Money; problem: Problem | null }> {
  const row = onlyRow(await database.query<Row>(EQUATION, [disputed]))
  return { money: row, problem: problemIn(row) }
}

function problemIn(row: Row): Problem | null {
  const of = (words: string): Problem => ({ words, orderId: row.wrong })
  if (row.wrong !== null) return of(`The order ${row.wrong} and the provider differ.`)
  const { charged, advanced, held, inFlight, released, refunded, atBank } = row
  if (charged + advanced !== held + inFlight + released + refunded + atBank) {
    return of('charged + advanced is not held + in flight + released + refunded + at bank.')
  }
  if (row.balance !== row.expectedBalance + row.unrecorded) {
    return of(`The market's balance is ${row.balance}, not what its orders leave.`)
  }
  if (row.payments !== row.expectedPayments) {
    return of(`The sellers have got ${row.payments}, not what the transfers say.`)
  }
  return null
}
