import type { YearMarket } from './market.ts'
import type { Problem } from './books.ts'

/** The longest time that an acceptance reserves an item, and the time between two looks at the deadlines. */
const RESERVATION = "interval '1 day 3 hours'"

/** Shorter than the time after which the server forgets what it has told. */
const KEPT = "interval '170 days'"

/** Queries for the first row that breaks a rule. $1 is the time. */
const RULES = [
  {
    wrong: `select o.id, p.id as "orderId" from payments p
              join bookings b on b.id = p.booking_id join offers o on o.id = b.offer_id
             where o.state = 'paid' and p.amount_cents <> o.price_cents and $1::timestamptz is not null`,
    words: (id: string) => `The offer ${id} was not paid at the agreed price.`,
  },
  {
    wrong: `select id, null as "orderId" from offers o
             where o.state = 'accepted' and not exists (
               select from deadlines d where d.flow = 'offer' and d.flow_id = o.id and d.due_at > $1::timestamptz - ${RESERVATION})`,
    words: (id: string) => `The offer ${id} reserves its item for ever.`,
  },
  {
    wrong: `select product_id as id, null as "orderId" from holds where held_until > $1::timestamptz + ${RESERVATION}`,
    words: (id: string) => `The product ${id} is held for ever.`,
  },
  {
    wrong: `select j.flow_id as id, null as "orderId" from journal j
             where j.flow = 'offer' and j.event ->> 'type' = 'buyer.offer'
               and j.at > $1::timestamptz - ${KEPT}
               and 1 <> (select count(*) from notifications n where n.flow = 'offer' and n.flow_id = j.flow_id
                                                               and n.event = 'buyer.offer')`,
    words: (id: string) => `The seller was not told once of the offer ${id}.`,
  },
] as const

/** Looks for an offer or a message that is not as it must be. */
export async function checkBargains({
  database,
  happened,
  time,
}: YearMarket): Promise<Problem | null> {
  for (const { wrong, words } of RULES) {
    const [row] = await database.query<{ id: string; orderId: string | null }>(`${wrong} limit 1`, [
      time.now,
    ])
    if (row !== undefined) return { words: words(row.id), orderId: row.orderId }
  }
  const [counted] = await database.query<{ count: number }>(
    'select count(*)::int as count from messages',
  )
  const written = happened.of('messages')
  if (counted?.count === written) return null
  return {
    words: `${written} messages were written, and ${counted?.count} are there.`,
    orderId: null,
  }
}
