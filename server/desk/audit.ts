import { sql } from 'kysely'
import type { Database, Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { db } from '../database/sql.ts'
import { reviewIn } from '../reports/case.ts'
import { selectPerson } from '../users/person.ts'
import { sameEmail } from '../users/users.ts'

/** The subject of an admin's act. A conversation is named by its product and its buyer, as `product/buyer`. */
export type Subject = {
  about: 'user' | 'email' | 'listing' | 'message' | 'review' | 'order' | 'case' | 'conversation'
  id: string
}
/** An act of an admin: a call, with the event or the measure in its body and the words of its reason. */
type Act = { adminId: string; call: string; event: string | null; words: string; subject: Subject }

const bothSides = (id: string) =>
  sql<
    string[]
  >`(select array[y.buyer_id, p.seller_id] from payments y join products p on p.id = y.product_id where y.id = ${id})`

/** Returns the users whom an act on a subject concerns. */
function concernedBy({ about, id }: Subject) {
  switch (about) {
    case 'user':
      return sql<string[]>`array[${id}]`
    case 'email':
      return sql<string[]>`array(${db.selectFrom('users').select('id').where(sameEmail(id))})`
    case 'listing':
      return sql<string[]>`array(select seller_id from products where id = ${id})`
    case 'message':
      return sql<string[]>`array(select sender_id from messages where id = ${id})`
    case 'review': {
      const { orderId, side } = reviewIn(id)
      return sql<
        string[]
      >`array(select author_id from reviews where order_id = ${orderId} and side = ${side})`
    }
    case 'case':
      return sql<string[]>`array(select concerned_id from cases where id = ${id})`
    case 'order':
      return bothSides(id)
    case 'conversation': {
      const [productId, buyerId] = id.split('/')
      return sql<
        string[]
      >`array(select seller_id from products where id = ${productId}) || ${buyerId}::text`
    }
  }
}

/** Writes an act to the log if the transaction has changed anything. Returns whether it has. */
async function write(transaction: Queryable, act: Act, at: Date): Promise<boolean> {
  const { adminId, call, event, words, subject } = act
  const about = subject.about === 'email' ? 'user' : subject.about
  const concerned = concernedBy(subject)
  const id = subject.about === 'email' ? sql<string>`(${concerned})[1]` : sql<string>`${subject.id}`
  const insert = sql`
    insert into audit_log (at, admin_id, call, event, about, thing_id, concerned_ids, words)
    select ${at}, ${adminId}, ${call}, ${event}, ${about}, ${id}, coalesce(${concerned}, '{}'), ${words}
     where pg_current_xact_id_if_assigned() is not null
    returning id`.compile(db)
  return (await transaction.query(insert.sql, insert.parameters)).length > 0
}

/**
 * Returns a database whose first transaction that changes something also writes an act to the log. A transaction that is
 * rolled back leaves no row.
 */
export function withAudit(database: Database, act: Act, now: () => Date): Database {
  let isWritten = false
  return {
    query: (text, parameters) => database.query(text, parameters),
    execute: (text) => database.execute(text),
    async transaction(work) {
      if (isWritten) return database.transaction(work)
      const done = await database.transaction(async (transaction) => {
        const result = await work(transaction)
        return { result, isLogged: await write(transaction, act, now()) }
      })
      isWritten = done.isLogged
      return done.result
    },
    listen: (channel, listener) => database.listen(channel, listener),
    vacuum: () => database.vacuum(),
    close: () => database.close(),
  }
}

const selectAudit = () =>
  db
    .selectFrom('audit_log as l')
    .select(['l.at', 'l.call', 'l.event', 'l.about', 'l.thing_id as thingId', 'l.words'])
    .select((eb) => [
      sql<string>`l.id::text`.as('_id'),
      selectPerson(eb.ref('l.admin_id')).as('by'),
      sql<string | null>`coalesce(
        case l.about
          when 'listing' then (select name from products where id = l.thing_id)
          when 'conversation' then (select name from products where id = split_part(l.thing_id, '/', 1))
          when 'order' then (select p.name from payments y join products p on p.id = y.product_id where y.id = l.thing_id)
          when 'case' then (select p.name from cases c join products p on p.id = c.product_id where c.id = l.thing_id)
        end, '')`.as('item'),
      sql<{ _id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('_id', u.id, 'name', u.name) order by u.id)
          from users u where u.id = any(l.concerned_ids)), '[]')`.as('concerned'),
    ])

const ORDER = {
  by: ['l.id'],
  of: (id: string) => sql<object>`${/^\d{1,18}$/.test(id) ? id : '0'}::bigint`,
} as const

/** Lists the acts of admins, or those that concern a user, the newest first. */
export async function listAudit(
  database: Queryable,
  { userId = null }: { userId?: string | null },
  page: Page,
) {
  const acts = selectAudit().$if(userId !== null, (some) =>
    some.where(sql<boolean>`l.concerned_ids @> array[${userId}::text]`),
  )
  const rows = await readPage(database, acts, ORDER, page)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
