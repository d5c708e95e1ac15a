import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  type About,
  type CaseContext,
  caseMachine,
  type CaseOpened,
} from '../../machines/market/case.machine.ts'
import type { Value } from '../database/columns.ts'
import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow, startFlow } from '../flows/engine.ts'
import type { Flow, Side, Snapshot, StoredFlow } from '../flows/flow.ts'
import { Problem } from '../http/problem.ts'
import { caseNotices } from './case-notices.ts'
import { type Ground, groundOfReason } from './grounds.ts'

export type { CaseContext }
export type Case = StoredFlow<CaseContext>

/** Returns where a case is: 'open', 'actioned', 'appealed' … */
export function stateOf(value: Value): string {
  if (typeof value === 'string') return value
  const decided = value['decided']
  const review = typeof decided === 'object' ? decided['review'] : undefined
  return typeof review === 'string' ? review : ''
}

/** Returns whether the measure of a case hides what it is about now. */
export const isInForce = ({ value, context }: Snapshot<CaseContext>): boolean =>
  caseMachine.resolveState({ value, context }).hasTag('inForce')

const reasons = {
  listing: 'listingReported',
  user: 'userReported',
  message: 'messageReported',
  review: 'reviewReported',
} as const

/** A case of moderation: its id is that of its row in `cases`, which has what queries need of its state. */
export const caseFlow: Flow<CaseContext> = {
  name: 'case',
  machine: caseMachine,
  version: 1,
  upgrades: {},
  performed: [],
  // An appeal has a deadline, so that it comes first.
  adminRank({ value, context }) {
    const state = stateOf(value)
    // The admin who opens a case without a report knows of it.
    return state === 'appealed' ? 0 : state === 'open' && context.reports > 0 ? 1 : null
  },
  adminReason: ({ value, context }) =>
    stateOf(value) === 'appealed' ? 'appealed' : reasons[context.about],
  notices: caseNotices,
  kind: 'listings',
  productOf: (id) => sql`(select product_id from cases where id = ${id})`,
  pathOf: (_id, as) => (as === 'reporter' ? '/help/terms' : '/dashboard/cases'),
  button: { en: 'See decision', sv: 'Se beslutet' },
  follow(id, { before, after }) {
    if (before === null) return []
    const { measure, until } = after.context
    const changed = db
      .updateTable('cases')
      .set({
        state: stateOf(after.value),
        measure,
        is_in_force: isInForce(after),
        until: until === null ? null : new Date(until),
      })
      .where('id', '=', id)
    return [sql`${changed}`]
  },
}

/** A thing that users can report. */
export type Thing = { about: About; id: string }

/** Names the review by a side of an order. */
export const reviewThing = (orderId: string, side: Side): Thing => ({
  about: 'review',
  id: `${orderId}.${side}`,
})

/** Returns the order of a review and the side of its author, which its id in a case has: 'order-1.buyer'. */
export function reviewIn(id: string): { orderId: string; side: Side } {
  const [orderId = '', side = ''] = id.split('.')
  return { orderId, side: side === 'seller' ? side : 'buyer' }
}

/** Reads whom a thing concerns, and the product of it; null where there is no such thing. */
async function readConcerned(
  database: Queryable,
  { about, id }: Thing,
): Promise<{ concernedId: string; productId: string | null } | null> {
  const found = await run(
    database,
    about === 'listing'
      ? db
          .selectFrom('products as p')
          .select(['p.seller_id as concernedId', 'p.id as productId'])
          .where('p.id', '=', id)
          .where('p.removed_at', 'is', null)
      : about === 'message'
        ? db
            .selectFrom('messages as m')
            .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
            .select(['m.sender_id as concernedId', 'c.product_id as productId'])
            .where('m.id', '=', id)
        : about === 'review'
          ? db
              .selectFrom('reviews as r')
              .innerJoin('payments as pay', 'pay.id', 'r.order_id')
              .select(['r.author_id as concernedId', 'pay.product_id as productId'])
              .where('r.order_id', '=', reviewIn(id).orderId)
              .where('r.side', '=', reviewIn(id).side)
              .where('r.published_at', 'is not', null)
          : db
              .selectFrom('users')
              .select(['id as concernedId', sql<string | null>`null::text`.as('productId')])
              .where('id', '=', id)
              .where('role', '<>', 'admin')
              .where('removed_at', 'is', null),
  )
  return found[0] ?? null
}

/**
 * Locks the open case about a thing; null where there is none. A transaction that changes a thing and its case locks the
 * case first, as its deadlines do.
 */
export async function lockOpenCase(
  transaction: Queryable,
  { about, id }: Thing,
): Promise<Case | null> {
  const [open] = await run(
    transaction,
    db
      .selectFrom('cases')
      .select('id')
      .where('about', '=', about)
      .where('thing_id', '=', id)
      .where('state', '=', 'open'),
  )
  if (open === undefined) return null
  const locked = await lockFlow(transaction, caseFlow, open.id)
  // Somebody may have decided it while this waited.
  return locked !== null && stateOf(locked.value) === 'open' ? locked : null
}

type Opening = { by: CaseOpened['type']; userId: string; at: Date; id?: string }

/** Locks the open case about a thing, or opens one. Throws not-found where there is no such thing. */
export async function takeUpCase(
  transaction: Queryable,
  thing: Thing,
  { by, userId, at, id = randomUUID() }: Opening,
): Promise<Case> {
  const open = await lockOpenCase(transaction, thing)
  if (open !== null) return open
  const found = await readConcerned(transaction, thing)
  if (found === null) throw new Problem('not-found')
  const { concernedId, productId } = found
  const inserted = await run(
    transaction,
    db
      .insertInto('cases')
      .values({
        id,
        about: thing.about,
        thing_id: thing.id,
        concerned_id: concernedId,
        product_id: productId,
        state: 'open',
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  if (inserted.length > 0) {
    await startFlow(transaction, caseFlow, {
      id,
      created: { type: by, about: thing.about, at: at.getTime() },
      members: [{ userId: concernedId, role: 'concerned' }],
      userId,
    })
  }
  // Another transaction may have opened one meanwhile.
  const opened = await lockOpenCase(transaction, thing)
  if (opened === null) throw new Problem('case-refused')
  return opened
}

/**
 * Adds the users who have just reported a thing to its case, so that they hear of its end. Each report is an event of the
 * case, but the first of a case that a report has opened.
 */
async function addReporters(
  transaction: Queryable,
  { id, context }: Case,
  { userIds, at }: { userIds: readonly string[]; at: Date },
): Promise<void> {
  const role = 'reporter' as const
  await run(
    transaction,
    db
      .insertInto('flow_members')
      .values(
        userIds.map((userId) => ({
          flow: caseFlow.name,
          flow_id: id,
          user_id: userId,
          role,
          created_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  const [reports] = await run(
    transaction,
    db
      .selectFrom('reports')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('case_id', '=', id),
  )
  const earlier = (reports?.count ?? 0) - userIds.length
  for (const userId of userIds.slice(Math.max(0, context.reports - earlier))) {
    await sendToCase(transaction, id, {
      event: { type: 'member.report', about: context.about, at: at.getTime() },
      userId,
    })
  }
}

/** Joins the open reports of a product to its open case, which the transaction has locked. */
export async function joinReports(
  transaction: Queryable,
  open: Case,
  { productId, at }: { productId: string; at: Date },
): Promise<void> {
  const joined = await run(
    transaction,
    db
      .updateTable('reports')
      .set({ case_id: open.id })
      .where('product_id', '=', productId)
      .where('removed_at', 'is', null)
      .where('case_id', 'is distinct from', open.id)
      .returning('reporter_id as userId'),
  )
  if (joined.length === 0) return
  await addReporters(transaction, open, { userIds: joined.map(({ userId }) => userId), at })
}

type Report = { userId: string; words: string; at: Date }

/**
 * Reports a message or a review: the report joins the open case about it, or opens one. A repeated report replaces the
 * words of the first. Returns the report's id. Throws not-found where there is no such thing, and role-required for the own.
 */
export async function reportThing(
  transaction: Queryable,
  thing: Thing,
  { userId, words, at }: Report,
): Promise<string> {
  const about = await readConcerned(transaction, thing)
  if (about?.concernedId === userId) throw new Problem('role-required')
  const open = await takeUpCase(transaction, thing, { by: 'member.report', userId, at })
  const [report] = await run(
    transaction,
    db
      .insertInto('reports')
      .values({ case_id: open.id, reporter_id: userId, words, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['case_id', 'reporter_id'])
          .where('product_id', 'is', null)
          .doUpdateSet({ words }),
      )
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')]),
  )
  if (report === undefined) throw new Problem('case-refused')
  if (report.isNew) await addReporters(transaction, open, { userIds: [userId], at })
  return report.id
}

const contextOf = (field: 'by' | 'number' | 'reason') =>
  sql<string>`f.context -> 'report' ->> ${sql.lit(field)}`

/** Selects the messages of the conversations whose report waits for an admin, with who has reported them and why. */
const selectReported = () =>
  db
    .selectFrom('flows as f')
    .innerJoin('conversations as c', 'c.id', 'f.id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .innerJoin('messages as m', (join) =>
      join
        .onRef('m.conversation_id', '=', 'c.id')
        .on('m.number', '=', sql<number>`(${contextOf('number')})::integer`),
    )
    .where('f.flow', '=', 'conversation')
    .where('f.needs_admin', '=', true)
    .select([
      'm.id as messageId',
      'f.admin_since as at',
      contextOf('reason').as('words'),
      sql<string>`case ${contextOf('by')} when 'buyer' then c.buyer_id else p.seller_id end`.as(
        'userId',
      ),
    ])
    .$narrowType<{ at: Date }>()

/** Locks the open case about the reported message of a conversation; null where there is none. */
export async function lockCaseOfConversation(
  transaction: Queryable,
  conversationId: string,
): Promise<Case | null> {
  const [reported] = await run(transaction, selectReported().where('c.id', '=', conversationId))
  return reported === undefined
    ? null
    : lockOpenCase(transaction, { about: 'message', id: reported.messageId })
}

/** Opens the cases of the reports that have none: those from before the market had cases, also of messages. */
export async function openReportedCases(database: Database): Promise<void> {
  const reports = await run(
    database,
    db
      .selectFrom('reports as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['r.id', 'p.id as productId', 'r.reporter_id as userId', 'r.created_at as at'])
      .where('r.removed_at', 'is', null)
      .where('r.case_id', 'is', null)
      .where('p.removed_at', 'is', null)
      .orderBy('r.created_at')
      .orderBy('r.id'),
  )
  for (const { productId, ...report } of reports) {
    await database.transaction(async (transaction) => {
      const thing = { about: 'listing', id: productId } as const
      const open = await takeUpCase(transaction, thing, { by: 'member.report', ...report })
      await joinReports(transaction, open, { productId, at: report.at })
    })
  }
  const messages = await run(
    database,
    selectReported()
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('cases as open')
              .select('open.id')
              .where('open.about', '=', 'message')
              .whereRef('open.thing_id', '=', 'm.id')
              .where('open.state', '=', 'open'),
          ),
        ),
      )
      .orderBy('f.id'),
  )
  for (const { messageId: id, userId, words, at } of messages) {
    await database.transaction((transaction) =>
      reportThing(transaction, { about: 'message', id }, { userId, words, at }),
    )
  }
}

/** Sends an event to a case. Returns the case before and after it; null, without a change, where it is refused. */
export async function sendToCase(
  transaction: Queryable,
  id: string,
  sent: Parameters<typeof applyEvent>[3],
): Promise<{ before: Case; after: Case } | null> {
  const before = await lockFlow(transaction, caseFlow, id)
  if (before === null || !(await applyEvent(transaction, caseFlow, before, sent))) return null
  const after = await lockFlow(transaction, caseFlow, id)
  return after && { before, after }
}

/** Reads the rule that most of those who reported say is broken. */
export async function readGround(database: Queryable, id: string): Promise<Ground> {
  const [most] = await run(
    database,
    db
      .selectFrom('reports')
      .select('reason')
      .where('case_id', '=', id)
      .groupBy('reason')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('reason')
      .limit(sql.lit(1)),
  )
  return groundOfReason(most?.reason ?? null)
}

/** Ends an open case, because nothing is left to decide. */
export async function closeCase(transaction: Queryable, id: string, at: Date): Promise<void> {
  const event = { type: 'market.close', at: at.getTime() }
  await sendToCase(transaction, id, { event, userId: null })
}

/**
 * Records the removal of a listing or a user in its open case, or in a new one. The statement to the seller of a listing
 * comes from there.
 */
export async function recordRemoval(
  transaction: Queryable,
  thing: Thing,
  { userId, at, ground, words }: { userId: string; at: Date; ground: Ground | null; words: string },
): Promise<void> {
  const open = await takeUpCase(transaction, thing, { by: 'admin.open', userId, at })
  const { id } = open
  if (thing.about === 'listing') {
    await joinReports(transaction, open, { productId: thing.id, at })
  }
  const rule = ground ?? (await readGround(transaction, id))
  const act = { type: 'admin.act', measure: 'remove', until: null, ground: rule, words }
  await sendToCase(transaction, id, { event: { ...act, at: at.getTime() }, userId })
}

/** Ends the open cases that concern a user who leaves the market. */
export async function closeCasesOf(
  transaction: Queryable,
  userId: string,
  at: Date,
): Promise<void> {
  const open = await run(
    transaction,
    db
      .selectFrom('cases')
      .select('id')
      .where('concerned_id', '=', userId)
      .where('state', '=', 'open')
      // One order, so that two transactions that close the same ones do not wait for each other.
      .orderBy('id'),
  )
  for (const { id } of open) await closeCase(transaction, id, at)
}
