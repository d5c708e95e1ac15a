import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { requireNotSuspended } from '../users/blocks.ts'
import type { User } from '../users/users.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { Problem } from '../http/problem.ts'
import { situationOf } from './answer.ts'
import { begin } from './begin.ts'
import { conversationFlow, idOf } from './conversation.ts'
import { isInOrder, type PartiesOfViewer, readOrderState } from './parties.ts'

/** A message: its sender makes the id. */
export type Message = { id: string; text: string; pictures: readonly string[] }

/**
 * Writes a message to a conversation, which the first one begins. A message whose id is there already was sent before,
 * and changes nothing. Throws role-required for an admin, account-suspended for a message that is not about an order,
 * conversation-refused with the viewer's possible events, conversation-blocked, product-unknown for a first message
 * about a removed item, conversation-unknown for a seller's first message to somebody who has neither booked the item
 * nor made an offer, and too-many-requests.
 */
export async function writeMessage(
  { database, flowClock }: Pick<Services, 'database' | 'flowClock'>,
  viewer: User,
  { message, parties: { role: side, ...parties } }: { message: Message; parties: PartiesOfViewer },
): Promise<void> {
  if (side === 'admin') throw new Problem('role-required')
  await database.transaction(async (transaction) => {
    const id = idOf(parties)
    const now = flowClock()
    const event = { type: `${side}.write` as const, at: now.getTime(), messageId: message.id }
    const sent = { id, message, senderId: viewer.id, now }
    let conversation = await lockFlow(transaction, conversationFlow, id)
    if (conversation === null) {
      if (await begin(transaction, parties, { side, event, viewer, now })) {
        return insertMessage(transaction, { ...sent, number: 1 })
      }
      // Another message has begun it meanwhile.
      conversation = await lockFlow(transaction, conversationFlow, id)
      if (conversation === null) throw new Problem('conversation-unknown')
    }
    if (await isSent(transaction, sent)) return undefined
    const order = await readOrderState(transaction, parties)
    if (!isInOrder(order)) await requireNotSuspended(transaction, viewer.id)
    const isTaken = await applyEvent(transaction, conversationFlow, conversation, {
      event: { ...event, isInOrder: isInOrder(order) },
      userId: viewer.id,
    })
    if (!isTaken) {
      throw new Problem('conversation-refused', null, {
        members: situationOf({ ...conversation, order }, side),
      })
    }
    const number = conversation.context.messages + 1
    return insertMessage(transaction, { ...sent, number })
  })
}

type Sent = { id: string; message: Message; senderId: string; now: Date }

/** Returns whether the message is there. Throws invalid-request where its id is that of another one. */
async function isSent(transaction: Queryable, { id, message, senderId }: Sent): Promise<boolean> {
  const [earlier] = await run(
    transaction,
    db
      .selectFrom('messages')
      .select(['conversation_id as conversationId', 'sender_id as senderId'])
      .where('id', '=', message.id),
  )
  if (earlier === undefined) return false
  if (earlier.conversationId === id && earlier.senderId === senderId) return true
  throw otherMessage()
}

const otherMessage = () => new Problem('invalid-request', 'There is another message with this id.')

async function insertMessage(
  transaction: Queryable,
  { id, message, senderId, now, number }: Sent & { number: number },
): Promise<void> {
  const inserted = await run(
    transaction,
    db
      .insertInto('messages')
      .values({
        id: message.id,
        conversation_id: id,
        number,
        sender_id: senderId,
        text: message.text,
        pictures: JSON.stringify(message.pictures),
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  if (inserted.length === 0) throw otherMessage()
  await run(
    transaction,
    db
      .updateTable('conversations')
      .set({
        last_at: now,
        answered_after: sql<number | null>`case when buyer_id = ${senderId} then answered_after
          else coalesce(answered_after, extract(epoch from ${now}::timestamptz - created_at)::int) end`,
      })
      .where('id', '=', id),
  )
}
