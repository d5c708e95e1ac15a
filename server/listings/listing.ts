import { expressionBuilder, sql } from 'kysely'
import {
  isHiddenListing,
  type ListingContext,
  listingMachine,
} from '../../machines/market/listing.machine.ts'
import { policy } from '../../machines/market/policy.ts'
import { firstStep } from '../../machines/market/step.ts'
import { type Database, onlyRow, type Queryable } from '../database/database.ts'
import { acquireLock } from '../database/locks.ts'
import { db, isUnsold, run } from '../database/sql.ts'
import { lockFlow } from '../flows/engine.ts'
import type { Flow, StoredFlow } from '../flows/flow.ts'
import { listingNotices } from './notices.ts'

/**
 * The lowest offers that a seller can choose, in percent of the asking price; the first holds without a choice. No buyer
 * learns the one that a seller has chosen.
 */
export const LOWEST_OFFERS = policy.lowestOffers

/** Returns whether a seller with this lowest offer takes any. */
export const takesOffers = (lowestPercent: number): boolean => lowestPercent < 100

/** So many listings are opened at once. */
const AT_ONCE = 1000

/** The paths by the role in which a user was told. */
const paths: Readonly<Record<string, string>> = {
  seller: '/dashboard/my-products',
  bookers: '/dashboard/my-orders',
}

/** A listing: its id is the id of its product. */
export const listingFlow: Flow<ListingContext> = {
  name: 'listing',
  machine: listingMachine,
  version: 1,
  upgrades: {},
  performed: [],
  adminRank: () => null,
  notices: listingNotices,
  kind: 'listings',
  productOf: (id) => sql`${id}::text`,
  // The product may be gone when the link is followed; the list that it is in says so.
  pathOf: (_id, as) => paths[as] ?? '/saved',
  button: { en: 'See item', sv: 'Se varan' },
  follow(id, { before, after }) {
    const isPublished = !isHiddenListing(after)
    if (before === null || isPublished === !isHiddenListing(before)) return []
    return [
      sql`${db.updateTable('products').set({ is_published: isPublished }).where('id', '=', id)}`,
    ]
  },
}

type Which = { id: string } | { after: string }

/**
 * Opens the listing of a product, or of up to 1,000 products in the order of their ids after one, where they are for sale
 * and have none; its publication is the first event of a listing. Returns the last of their ids; null where there is none.
 */
async function openSome(transaction: Queryable, at: Date, which: Which): Promise<string | null> {
  const created = { type: 'seller.publish', at: at.getTime() }
  const { value, context, started } = firstStep(listingMachine, created, created.at)
  const isAmong = 'id' in which ? sql`p.id = ${which.id}` : sql`p.id > ${which.after}`
  const name = sql`${listingFlow.name}::text`
  const moment = sql`${at}::timestamptz`
  const [state, events] = [JSON.stringify(value), started.map(({ event }) => event)]
  const opening = sql`
    with unopened as (
      select p.id, p.seller_id from products p
       where ${isUnsold(expressionBuilder())} and ${isAmong}
         and not exists (select from flows f where f.flow = ${name} and f.id = p.id)
       order by p.id limit ${sql.lit(AT_ONCE)}
    ), opened as (
      insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
        select ${name}, id, ${listingFlow.version}::int, ${state}::jsonb, ${JSON.stringify(context)}::jsonb, 1, false, ${moment}
          from unopened
        -- Another server may open one at the same time.
        on conflict do nothing
        returning id
    ), mine as (
      select u.* from unopened u join opened using (id)
    ), members as (
      insert into flow_members (flow, flow_id, user_id, role, created_at)
        select ${name}, id, seller_id, 'seller', ${moment} from mine
    ), rows as (
      insert into journal (flow, flow_id, seq, at, user_id, event, from_value, to_value, readers)
        select ${name}, id, 1, ${moment}, seller_id, ${JSON.stringify(created)}::jsonb, null, ${state}::jsonb, array[seller_id]
          from mine
    ), running as (
      insert into deadlines (flow, flow_id, event, due_at)
        select ${name}, id, d.event, d.due_at from mine
         cross join unnest(${events}::text[], ${started.map(({ dueAt }) => new Date(dueAt))}::timestamptz[]) d (event, due_at)
    )
    select max(id) as last from unopened`.compile(db)
  return onlyRow(await transaction.query<{ last: string | null }>(opening.sql, opening.parameters))
    .last
}

/** Opens the listing of a product that is for sale, unless it has one. */
export async function openListing(transaction: Queryable, at: Date, id: string): Promise<void> {
  await openSome(transaction, at, { id })
}

/**
 * Opens the listings of all products that were for sale before the market had listings. Servers that start together do so
 * one after the other.
 */
export async function openAllListings(database: Database, at: Date): Promise<void> {
  const openAfter = (after: string) =>
    database.transaction(async (transaction) => {
      await acquireLock(transaction, 'flows')
      return openSome(transaction, at, { after })
    })
  // Each round begins where the last one ended: from the first product, the rounds would take longer and longer.
  for (let last: string | null = ''; last !== null;) last = await openAfter(last)
}

/**
 * Reads the listing of a product and locks it until the transaction ends; null for a product that had none when it was
 * sold or removed. A transaction that changes both locks the listing before the product, as a deadline does. The listing
 * of a product that another program has inserted is opened now.
 */
export async function lockListing(
  transaction: Queryable,
  productId: string,
  at: Date,
): Promise<StoredFlow<ListingContext> | null> {
  const listing = await lockFlow(transaction, listingFlow, productId)
  if (listing !== null) return listing
  const products = await run(
    transaction,
    db
      .selectFrom('products as p')
      .select('p.id')
      .where('p.id', '=', productId)
      .where(isUnsold)
      .forUpdate(),
  )
  if (products.length === 0) return null
  await openListing(transaction, at, productId)
  return lockFlow(transaction, listingFlow, productId)
}
