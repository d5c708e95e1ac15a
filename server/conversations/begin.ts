import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { lockMember, lockUser, type User } from '../users/users.ts'
import { startFlow } from '../flows/engine.ts'
import { Problem } from '../http/problem.ts'
import { conversationFlow, idOf, type Side } from './conversation.ts'
import { isInterested } from './interest.ts'
import { isBlocked, requireNotSuspended } from '../users/blocks.ts'
import { isInOrder, type Parties, selectOrder } from './parties.ts'

/** How many conversations a buyer can begin in a day. */
const MOST_BEGUN_IN_A_DAY = 20
const A_DAY_MS = 24 * 60 * 60_000

type Beginning = {
  side: Side
  event: { type: 'buyer.write' | 'seller.write'; at: number; messageId: string }
  viewer: User
  now: Date
}

/** Begins a conversation with its first event. Returns false where it has begun. Throws as `writeMessage` says. */
export async function begin(
  transaction: Queryable,
  parties: Parties,
  { side, event, viewer, now }: Beginning,
): Promise<boolean> {
  const { productId, buyerId, sellerId } = parties
  // A block, and a removal of one of the two, wait for this one or come before it.
  await lockUser(transaction, buyerId)
  await lockMember(transaction, sellerId)
  await requireWelcome(transaction, parties, { side, now, viewer })
  const id = idOf(parties)
  const begun = await run(
    transaction,
    db
      .insertInto('conversations')
      .values({
        id,
        product_id: productId,
        buyer_id: buyerId,
        state: 'open',
        unread_of_buyer: side === 'seller' ? 1 : 0,
        unread_of_seller: side === 'buyer' ? 1 : 0,
        created_at: now,
        last_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  if (begun.length === 0) return false
  await startFlow(transaction, conversationFlow, {
    id,
    created: event,
    members: [
      { userId: buyerId, role: 'buyer' },
      { userId: sellerId, role: 'seller' },
    ],
    userId: viewer.id,
  })
  return true
}

/** Throws unless the two may begin a conversation about the item. */
async function requireWelcome(
  transaction: Queryable,
  { productId, buyerId, sellerId }: Parties,
  { side, now, viewer }: { side: Side; now: Date; viewer: User },
): Promise<void> {
  const [found] = await run(
    transaction,
    db
      .selectFrom('products as p')
      .innerJoin('users as seller', 'seller.id', 'p.seller_id')
      .innerJoin('users as buyer', (join) => join.on('buyer.id', '=', buyerId))
      .where('p.id', '=', productId)
      .select((eb) => [
        eb('p.removed_at', 'is not', null).as('isRemoved'),
        eb
          .or([eb('seller.removed_at', 'is not', null), eb('buyer.removed_at', 'is not', null)])
          .as('isGone'),
        eb.exists(isBlocked({ buyerId, sellerId })).as('isBlocked'),
        selectOrder(eb.val(productId), eb.val(buyerId)).as('order'),
        isInterested(eb, { productId, buyerId }).as('isInterested'),
        eb
          .selectFrom('conversations as c')
          .select((each) => each.cast<number>(each.fn.countAll(), 'integer').as('count'))
          .innerJoin('messages as first', (join) =>
            join
              .onRef('first.conversation_id', '=', 'c.id')
              .on('first.number', '=', 1)
              .onRef('first.sender_id', '=', 'c.buyer_id'),
          )
          .where('c.buyer_id', '=', buyerId)
          .where('c.created_at', '>', new Date(now.getTime() - A_DAY_MS))
          .as('begunToday'),
      ]),
  )
  if (found === undefined || (found.isRemoved && !found.isInterested)) {
    throw new Problem('product-unknown')
  }
  if (found.isGone || (found.isBlocked && !isInOrder(found.order))) {
    throw new Problem('conversation-blocked')
  }
  if (!isInOrder(found.order)) await requireNotSuspended(transaction, viewer.id)
  if (side === 'seller' && !found.isInterested) throw new Problem('conversation-unknown')
  if (side === 'buyer' && Number(found.begunToday) >= MOST_BEGUN_IN_A_DAY) {
    throw new Problem('too-many-requests', null, { retryAfter: A_DAY_MS / 1000 })
  }
}
