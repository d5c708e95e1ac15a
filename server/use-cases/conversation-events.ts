import { integer, size, type } from 'superstruct'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { endHolds } from '../listings/holds.ts'
import { db, run } from '../database/sql.ts'
import { lockUser, type User } from '../users/users.ts'
import { decode, type EventBody, filledLines, LARGEST_INTEGER, PlainText } from '../http/decode.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import type { StoredFlow } from '../flows/flow.ts'
import type { StoredEvent } from '../database/columns.ts'
import { closeOffers } from '../offers/close.ts'
import { cancelEndedIntents } from './cancel-intents.ts'
import { Problem } from '../http/problem.ts'
import { LONGEST_REASON, situationOf } from '../conversations/answer.ts'
import { type ConversationContext, conversationFlow, idOf } from '../conversations/conversation.ts'
import { type Parties, type PartiesOfViewer, readOrderState } from '../conversations/parties.ts'
import { countAfter } from '../conversations/messages.ts'
import { closeCase, lockCaseOfConversation, reportThing, sendToCase } from '../reports/case.ts'
import { closeReports } from '../reports/reports.ts'

/** The events that buyer, seller and admins send besides writing. */
const personEvents = [
  'buyer.read',
  'buyer.block',
  'buyer.unblock',
  'buyer.report',
  'seller.read',
  'seller.block',
  'seller.unblock',
  'seller.report',
  'admin.dismiss',
  'admin.close',
] as const
type PersonEvent = (typeof personEvents)[number]

const isPersonEvent = (name: string): name is PersonEvent =>
  personEvents.some((event) => event === name)

const ReadStruct = type({ number: size(integer(), 0, LARGEST_INTEGER) })
const ReportStruct = type({ message: size(PlainText, 1, 100), reason: filledLines(LONGEST_REASON) })

type Locked = StoredFlow<ConversationContext>

/**
 * Sends the viewer's event to a conversation. A repeated reading changes nothing. Throws conversation-unknown,
 * role-required for an event of the other side, invalid-request, and conversation-refused with the viewer's possible
 * events.
 */
export async function sendConversationEvent(
  services: Services,
  viewer: User,
  { body, parties: { role, ...parties } }: { body: EventBody; parties: PartiesOfViewer },
): Promise<void> {
  const { event: name } = body
  if (!isPersonEvent(name)) throw new Problem('invalid-request', `There is no event '${name}'.`)
  if (!name.startsWith(`${role}.`)) throw new Problem('role-required')
  const { database, clock, flowClock } = services
  const released = await database.transaction(async (transaction) => {
    const at = flowClock().getTime()
    if (isBlocking(name)) {
      await blockOrUnblock(transaction, parties, { event: { type: name, at }, viewer })
      return name.endsWith('.block') ? endDealings(transaction, parties, clock(), at) : []
    }
    const sent = { id: idOf(parties), userId: viewer.id, name, body, at }
    // A case is locked before what it is about.
    const review = role === 'admin' ? await lockCaseOfConversation(transaction, sent.id) : null
    const reported = name.endsWith('.report') ? await report(transaction, sent) : null
    const conversation = await lockFlow(transaction, conversationFlow, sent.id)
    if (conversation === null) throw new Problem('conversation-unknown')
    if (reported === undefined) {
      throw new Problem(
        'invalid-request',
        "The field 'message' names no message of the other side.",
      )
    }
    const fields = name.endsWith('.read')
      ? await readIn(transaction, sent)
      : { ...reported, ...(review !== null && name === 'admin.dismiss' && { caseId: review.id }) }
    const isTaken = await applyEvent(transaction, conversationFlow, conversation, {
      event: { type: name, at, ...fields },
      userId: viewer.id,
    })
    if (!isTaken && !name.endsWith('.read')) {
      throw await refusal(transaction, { conversation, parties, role })
    }
    if (review !== null) await endReview(transaction, review.id, { ...sent, now: clock() })
    return []
  })
  for (const productId of released) await cancelEndedIntents(services, { productId })
}

type Refused = { conversation: Locked; parties: Parties; role: Parameters<typeof situationOf>[1] }

async function refusal(
  transaction: Queryable,
  { conversation, parties, role }: Refused,
): Promise<Problem> {
  const order = await readOrderState(transaction, parties)
  const members = situationOf({ ...conversation, order }, role)
  return new Problem('conversation-refused', null, { members })
}

/**
 * Ends what the two have not agreed on with a payment: the offers of the buyer to the seller, and the holds of the buyer on
 * the seller's products. Returns the products that were held.
 */
async function endDealings(
  transaction: Queryable,
  { buyerId, sellerId }: Parties,
  now: Date,
  at: number,
): Promise<string[]> {
  const of = { buyerId, sellerId }
  await closeOffers(transaction, { of, reason: 'blocked', at: new Date(at) })
  const products = await run(
    transaction,
    db.selectFrom('products').select('id').where('seller_id', '=', sellerId),
  )
  return endHolds(transaction, { productIds: products.map(({ id }) => id), buyerId }, now)
}

const isBlocking = (name: PersonEvent) => name.endsWith('.block') || name.endsWith('.unblock')

/** One blocks another in all of their conversations, or takes that back. */
async function blockOrUnblock(
  transaction: Queryable,
  parties: Parties,
  { event, viewer }: { event: StoredEvent; viewer: User },
): Promise<void> {
  const { buyerId, sellerId } = parties
  // A conversation that is beginning waits for this.
  await lockUser(transaction, buyerId)
  const own = idOf(parties)
  const conversations = await run(
    transaction,
    db
      .selectFrom('conversations as c')
      .innerJoin('products as p', 'p.id', 'c.product_id')
      .select('c.id')
      .where('c.buyer_id', '=', buyerId)
      .where('p.seller_id', '=', sellerId)
      .orderBy('c.id'),
  )
  if (conversations.every(({ id }) => id !== own)) throw new Problem('conversation-unknown')
  for (const { id } of conversations) {
    const conversation = await lockFlow(transaction, conversationFlow, id)
    if (conversation === null) continue
    const sent = { event, userId: viewer.id }
    const isTaken = await applyEvent(transaction, conversationFlow, conversation, sent)
    if (isTaken || id !== own) continue
    const role = viewer.id === buyerId ? 'buyer' : 'seller'
    throw await refusal(transaction, { conversation, parties, role })
  }
}

type Sent = { id: string; userId: string; name: PersonEvent; body: unknown; at: number }

/** Returns how many messages are left to read after an event. Throws invalid-request. */
async function readIn(transaction: Queryable, { id, userId, body }: Sent) {
  const { number } = decode(body, ReadStruct)
  return { left: await countAfter(transaction, { id, userId, number }) }
}

/**
 * Reports a message of the other side to its case. Returns the fields of the event; undefined where there is no such message.
 * Throws invalid-request.
 */
async function report(transaction: Queryable, { id, userId, body, at }: Sent) {
  const { message, reason: words } = decode(body, ReportStruct)
  const [reported] = await run(
    transaction,
    db
      .selectFrom('messages')
      .select('number')
      .where('id', '=', message)
      .where('conversation_id', '=', id)
      .where('sender_id', '<>', userId),
  )
  if (reported === undefined) return undefined
  const thing = { about: 'message', id: message } as const
  await reportThing(transaction, thing, { userId, words, at: new Date(at) })
  return { number: reported.number, reason: words }
}

/** Ends the case about a reported message as an admin has dealt with its conversation. */
async function endReview(
  transaction: Queryable,
  caseId: string,
  { name, userId, at, now }: Sent & { now: Date },
): Promise<void> {
  if (name === 'admin.dismiss') {
    await sendToCase(transaction, caseId, { event: { type: name, at }, userId })
  } else {
    // The conversation tells both sides that it is closed.
    await closeCase(transaction, caseId, new Date(at))
  }
  await closeReports(transaction, { caseId }, now)
}
