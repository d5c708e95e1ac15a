import { enums, nullable, optional, type } from 'superstruct'
import type { CaseContext } from '../../machines/market/case.machine.ts'
import { policy } from '../../machines/market/policy.ts'
import { nextStep } from '../../machines/market/step.ts'
import { conversationFlow, isReported } from '../conversations/conversation.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import type { DueEvent, Flow, StoredFlow } from '../flows/flow.ts'
import { decode, type EventBody, linesOfText } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import { endHolds } from '../listings/holds.ts'
import { listingFlow, lockListing } from '../listings/listing.ts'
import {
  type Case,
  caseFlow,
  isInForce,
  readGround,
  reviewIn,
  sendToCase,
  type Thing,
} from '../reports/case.ts'
import { type CaseRole, caseRoleOf, LONGEST_WORDS, situationOf } from '../reports/case-answer.ts'
import { type Ground, GROUND_KEYS, isGround } from '../reports/grounds.ts'
import { closeReports } from '../reports/reports.ts'
import { reviewFlow } from '../reviews/review.ts'
import type { Services } from '../services.ts'
import { lockUser, type User } from '../users/users.ts'
import { cancelEndedIntents } from './cancel-intents.ts'
import { lockListingsOf } from './end-listing.ts'
import { removeProduct } from './remove-product.ts'
import { removeBuyer, removeSeller } from './remove-user.ts'

const personEvents = [
  'admin.dismiss',
  'admin.act',
  'admin.uphold',
  'admin.reverse',
  'admin.lift',
  'concerned.appeal',
] as const
type PersonEvent = (typeof personEvents)[number]

const isPersonEvent = (name: string): name is PersonEvent =>
  personEvents.some((event) => event === name)

const Words = linesOfText(LONGEST_WORDS, 1)
const ActStruct = type({
  measure: enums(['hide', 'warn', 'suspend', 'remove']),
  /** Without it, that of the reports. */
  ground: optional(enums(GROUND_KEYS)),
  words: Words,
  /** Of a suspension with an end. */
  days: optional(nullable(enums(policy.suspensionDays.map(String)))),
})
const WordsStruct = type({ words: Words })

const DAY_MS = 24 * 60 * 60_000

/** Returns the event of a body. `ofReports`: the ground of those who reported. Throws invalid-request. */
function eventIn(name: PersonEvent, body: unknown, at: number, ofReports: Ground) {
  if (name === 'admin.act') {
    const { measure, ground = ofReports, words, days = null } = decode(body, ActStruct)
    const until = days === null ? null : at + Number(days) * DAY_MS
    return { type: name, at, measure, ground, words, until }
  }
  const hasWords =
    name === 'admin.uphold' || name === 'admin.reverse' || name === 'concerned.appeal'
  // The words of an appeal are not in the flow, so that they can be deleted.
  return { type: name, at, words: hasWords ? decode(body, WordsStruct).words : '' }
}

type About = Thing & { caseId: string; concernedId: string; productId: string | null }

async function readAbout(database: Queryable, caseId: string): Promise<About> {
  const [about] = await run(
    database,
    db
      .selectFrom('cases')
      .select(['about', 'thing_id as id', 'concerned_id as concernedId', 'product_id as productId'])
      .where('id', '=', caseId),
  )
  if (about === undefined) throw new Problem('case-unknown')
  return { ...about, caseId }
}

/**
 * Sends the viewer's event to a case, and makes what its measure hides hidden, or shown again. Throws case-unknown,
 * role-required for an event of another, invalid-request, item-sold for a measure on what is sold, and case-refused with the
 * case's state and the viewer's possible events.
 */
export async function sendCaseEvent(
  services: Services,
  viewer: User,
  { id, body }: { id: string; body: EventBody },
): Promise<void> {
  const { event: name } = body
  if (!isPersonEvent(name)) throw new Problem('invalid-request', `There is no event '${name}'.`)
  const { database, clock, flowClock } = services
  const about = await readAbout(database, id)
  const role = caseRoleOf(about, viewer)
  if (!name.startsWith(`${role}.`)) throw new Problem('role-required')
  const event = eventIn(name, body, flowClock().getTime(), await readGround(database, id))
  if ('measure' in event && event.measure === 'remove' && isRemovable(about)) {
    await remove(services, viewer, about, event)
    return
  }
  await database.transaction(async (transaction) => {
    const stored = await lockFlow(transaction, caseFlow, id)
    if (stored === null) throw new Problem('case-unknown')
    const { at, words, ...decision } = event
    const isDecision = name === 'admin.dismiss' || name === 'admin.act'
    const reported = isDecision ? await lockReported(transaction, about) : null
    const facts = name === 'concerned.appeal' ? {} : { words }
    const sent = await sendToCase(transaction, id, {
      event: { at, ...decision, ...facts },
      userId: viewer.id,
    })
    if (sent === null) throw refusal(stored, role)
    if (name === 'concerned.appeal') {
      await run(transaction, db.updateTable('cases').set({ appeal: words }).where('id', '=', id))
    }
    await enforce(transaction, about, { ...sent, at: new Date(at), now: clock() })
    if (isDecision) await closeReports(transaction, { caseId: id }, clock())
    if (reported !== null) {
      await applyEvent(transaction, conversationFlow, reported, {
        event: { type: 'admin.dismiss', at, caseId: id },
        userId: viewer.id,
      })
    }
  })
  // Nobody may be charged for what is hidden, or while suspended.
  if (name === 'admin.act') await cancelEndedIntents(services, chargesOf(about))
}

const chargesOf = ({ productId, concernedId }: About) =>
  productId === null ? { memberId: concernedId } : { productId }

const refusal = (stored: Case, role: CaseRole) =>
  new Problem('case-refused', null, { members: situationOf(stored, role) })

const isRemovable = ({ about }: Thing) => about === 'listing' || about === 'user'

/** Removes a listing or a user for an open case, as the calls that remove them do. */
async function remove(
  services: Services,
  viewer: User,
  { about, id, caseId, concernedId }: About,
  { ground, words, ...event }: { ground: string; words: string; type: string; at: number },
): Promise<void> {
  const decision = { ...(isGround(ground) && { ground }), reason: words }
  const [stored] = await readStored(services.database, caseId)
  if (stored === undefined) throw new Problem('case-unknown')
  const isTaken = nextStep(caseFlow.machine, stored, { ...event, ground, words }) !== null
  if (!isTaken) throw new Problem('case-refused', null, { members: situationOf(stored, 'admin') })
  if (about === 'listing') {
    const { isSold } = await removeProduct(services, viewer, { productId: id, ...decision })
    if (isSold === true) throw new Problem('item-sold')
    return
  }
  await services.database.transaction(async (transaction) => {
    const [user] = await run(
      transaction,
      db.selectFrom('users').select(['role', 'email']).where('id', '=', concernedId),
    )
    const removal = {
      by: 'admin' as const,
      userId: viewer.id,
      now: services.clock(),
      at: new Date(event.at),
      ...decision,
    }
    if (user?.role === 'buyer') await removeBuyer(transaction, concernedId, removal)
    else if (user !== undefined) await removeSeller(transaction, user.email, removal)
  })
  // Nobody may be charged for what is not for sale any more.
  await cancelEndedIntents(services, { memberId: concernedId })
}

const readStored = (database: Queryable, id: string) =>
  run(
    database,
    db
      .selectFrom('flows')
      .select(['value', 'context'])
      .where('flow', '=', caseFlow.name)
      .where('id', '=', id)
      .$narrowType<{ context: CaseContext }>(),
  )

/** Locks the conversation whose open report is about a message; null where there is none. */
async function lockReported(transaction: Queryable, { about, id }: Thing) {
  if (about !== 'message') return null
  const [message] = await run(
    transaction,
    db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select(['m.number', 'c.id as conversationId'])
      .where('m.id', '=', id),
  )
  if (message === undefined) return null
  const conversation = await lockFlow(transaction, conversationFlow, message.conversationId)
  const report = conversation?.context.report
  if (!conversation || !report || !isReported(conversation.value)) return null
  return report.number === message.number ? conversation : null
}

/** `now`: the moment by the clock of the holds. */
type Sent = { before: Case; after: Case; at: Date; now: Date }

/**
 * Hides the listings of a case whose measure has begun, ends the holds of those who are paying, and shows those that it
 * hid where it has ended. The rest follows from the case alone: whether a user is suspended (`isSuspended`), and
 * whether a message is hidden.
 */
async function enforce(
  transaction: Queryable,
  { about, id, caseId, concernedId, productId }: About,
  { before, after, at, now }: Sent,
): Promise<void> {
  if (isInForce(before) === isInForce(after) || about === 'message') return
  const change = isInForce(after) ? 'market.hide' : 'market.show'
  if (about === 'review') return enforceOnReview(transaction, id, change, at)
  const event = { type: change, by: caseId, at: at.getTime() }
  if (about === 'user') await lockUser(transaction, concernedId)
  const listings =
    about === 'user'
      ? await lockListingsOf(transaction, concernedId, at)
      : [await lockListing(transaction, productId ?? '', at)]
  if (about === 'listing' && listings[0] === null && change === 'market.hide') {
    throw new Problem('item-sold')
  }
  const live = listings.filter((listing) => listing !== null)
  if (change === 'market.hide') {
    await endHolds(transaction, { productIds: live.map((listing) => listing.id) }, now)
    if (about === 'user') await endHolds(transaction, { buyerId: concernedId }, now)
  }
  for (const listing of live) {
    await applyEvent(transaction, listingFlow, listing, { event, userId: null })
  }
}

/** Hides a review, or shows it where no other case hides it. */
async function enforceOnReview(
  transaction: Queryable,
  id: string,
  change: 'market.hide' | 'market.show',
  at: Date,
): Promise<void> {
  const hiding = db
    .selectFrom('cases')
    .select('id')
    .where('about', '=', 'review')
    .where('thing_id', '=', id)
    .where('measure', '=', 'hide')
    .where('is_in_force', '=', true)
  if (change === 'market.show' && (await run(transaction, hiding)).length > 0) return
  const { orderId, side } = reviewIn(id)
  const reviews = await lockFlow(transaction, reviewFlow, orderId)
  if (reviews === null) return
  await applyEvent(transaction, reviewFlow, reviews, {
    event: { type: change, by: side, at: at.getTime() },
    userId: null,
  })
}

/** Sends a due deadline to a locked case. Returns false, without a change, where the state does not take it. */
async function sendCaseDeadline(
  transaction: Queryable,
  stored: StoredFlow<CaseContext>,
  { type: name, at, holdsAt }: DueEvent,
): Promise<boolean> {
  const event = { type: name, at: at.getTime() }
  const sent = await sendToCase(transaction, stored.id, { event, userId: null })
  if (sent === null) return false
  await enforce(transaction, await readAbout(transaction, stored.id), { ...sent, at, now: holdsAt })
  return true
}

/** The flow of cases as the server runs it: the end of a measure shows what it hid. */
export const enforcedCaseFlow: Flow<CaseContext> = { ...caseFlow, sendDeadline: sendCaseDeadline }
