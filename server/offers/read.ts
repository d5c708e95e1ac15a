import { type Expression, type InferResult, sql } from 'kysely'
import type { OfferContext } from '../../machines/market/offer.machine.ts'
import { isBlocked } from '../users/blocks.ts'
import type { Queryable } from '../database/database.ts'
import { holdEnd } from '../listings/holds.ts'
import { type Page, readPage } from '../database/page.ts'
import { selectRating } from '../reviews/read.ts'
import { selectPerson } from '../users/person.ts'
import { db, run } from '../database/sql.ts'
import { toDollars } from '../http/decode.ts'
import type { StoredEvent } from '../database/columns.ts'
import { nextDeadline } from '../flows/next-deadline.ts'
import { journalOf, timelineOf } from '../flows/timeline.ts'
import { offerFlow, stateOf } from './offer.ts'

/** Selects the conversation of a buyer about an item, where an admin has closed it. */
const isClosed = (buyerId: Expression<string>, productId: Expression<string>) =>
  db
    .selectFrom('conversations as c')
    .select('c.id')
    .where('c.buyer_id', '=', buyerId)
    .where('c.product_id', '=', productId)
    .where('c.state', '=', 'closed')

/** Selects the offers with their products and the names of the two sides. `now` is by the clock of the holds. */
const selectOffers = (now: Date) =>
  db
    .selectFrom('flows as f')
    .innerJoin('offers as o', 'o.id', 'f.id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .where('f.flow', '=', offerFlow.name)
    .select([
      'f.id as _id',
      'f.seq',
      'f.value',
      'f.context',
      'p.id as productId',
      'p.name as productName',
      'p.image',
      'p.image_sources as imageSources',
      'p.asking_price_cents as askingCents',
    ])
    .select((eb) => [
      selectPerson(eb.ref('o.buyer_id')).as('buyer'),
      selectPerson(eb.ref('p.seller_id')).as('seller'),
      selectRating(eb.ref('o.buyer_id')).as('ratingOfBuyer'),
      nextDeadline(eb).as('deadline'),
      eb
        .selectFrom('bookings as b')
        .select('b.id')
        .whereRef('b.product_id', '=', 'o.product_id')
        .whereRef('b.buyer_id', '=', 'o.buyer_id')
        .where('b.removed_at', 'is', null)
        .as('bookingId'),
      eb
        .and([
          eb.not(
            eb.exists(
              db
                .selectFrom('users')
                .select('users.id')
                .where('users.id', 'in', [eb.ref('o.buyer_id'), eb.ref('p.seller_id')])
                .where('users.removed_at', 'is not', null),
            ),
          ),
          eb.not(
            eb.exists(
              isBlocked({ buyerId: eb.ref('o.buyer_id'), sellerId: eb.ref('p.seller_id') }),
            ),
          ),
          eb.not(eb.exists(isClosed(eb.ref('o.buyer_id'), eb.ref('o.product_id')))),
        ])
        .$castTo<boolean>()
        .as('takesMessages'),
      holdEnd(eb.ref('o.product_id'), now).as('heldUntil'),
    ])
    .$narrowType<{ context: OfferContext }>()

/** An offer as the database has it. */
export type OfferRow = InferResult<ReturnType<typeof selectOffers>>[number]

/** Reads an offer with its timeline, the oldest event first; null where there is none. `now` is by the clock of the holds. */
export async function readOffer(database: Queryable, id: string, now: Date) {
  const [offer] = await run(
    database,
    selectOffers(now)
      .where('f.id', '=', id)
      .select((eb) => journalOf(eb).as('journal')),
  )
  if (offer === undefined) return null
  const { journal, ...row } = offer
  return { ...row, timeline: timelineOf(journal, stateOf, detailsOf) }
}

/** Returns the price that came with an event in US dollars, and why the market ended an offer. */
const detailsOf = ({ cents, reason }: StoredEvent) => ({
  ...(typeof cents === 'number' && { price: toDollars(cents) }),
  ...(typeof reason === 'string' && { reason }),
})

type Wanted = { userId: string; productId: string | null; now: Date }

/**
 * Lists the offers of a user, as the buyer or the seller, newest first; of one product where it is given. `now` is by the
 * clock of the holds.
 */
export async function listOffers(
  database: Queryable,
  { userId, productId, now }: Wanted,
  page: Page,
): Promise<OfferRow[]> {
  const ofUser = db
    .selectFrom('flow_members as m')
    .innerJoin('offers as o', 'o.id', 'm.flow_id')
    .where('m.user_id', '=', userId)
    .where('m.flow', '=', offerFlow.name)
    .$if(productId !== null, (query) => query.where('o.product_id', '=', productId ?? ''))
  const order = {
    by: ['m.created_at', 'm.flow_id'],
    of: (id: string) =>
      ofUser.select(['m.created_at', 'm.flow_id as id']).where('m.flow_id', '=', id),
  } as const
  const ids = await readPage(database, ofUser.select(['m.flow_id as id']), order, page)
  const offers = await run(
    database,
    selectOffers(now).where('f.id', '=', sql<string>`any(${ids.map(({ id }) => id)})`),
  )
  const byId = new Map(offers.map((offer) => [offer._id, offer]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}
