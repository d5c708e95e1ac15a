import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Database, onlyRow } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { isHeld, takeDue, type WorkQueue } from '../database/work-queue.ts'
import { effectSpan } from '../telemetry/flow-spans.ts'
import { applyEvent, lockFlow } from './engine.ts'
import type { Flow } from './flow.ts'
import type { Params } from '../database/columns.ts'

/** An effect to perform; its key is the provider's idempotency key. */
export type DueEffect = { key: string; flowId: string; type: string; params: Params }

/**
 * The outcome of an effect: the event that answers it, or what it waits for until it is tried again. The journal keeps the
 * reason of an answer.
 */
type Answer = { answer: string; madeId: string | null; reason?: string }
export type Outcome = Answer | { waitsFor: 'provider' }

/** Performs an effect, at least once, and may throw where the outcome is unknown. */
export type Perform = (effect: DueEffect) => Promise<Outcome>

/** A flow and the function that performs its effects. */
export type RunFlow = { flow: Flow; perform: Perform }

type OutboxContext = { database: Database; clock: () => Date }
type Taken = DueEffect & {
  attempts: number
  /** The number of the flow's latest event when the effect was taken. */
  seenSeq: number | null
  /** The condition of the row that this attempt still holds. */
  row: RawBuilder<SqlBool>
}

const MINUTE_MS = 60_000
/** Longer than any request to the provider takes: an effect is free again when its server has crashed. */
const LEASE_MS = 2 * MINUTE_MS
/** The pauses between the attempts of an effect that waits; the last one repeats. */
const PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS]

/**
 * Performs the due effects, one after the other, outside of any transaction, and sends each answer to its flow as an
 * event. Several servers share the effects. Returns the number of effects that were answered. `giveWay` comes before each
 * further effect.
 */
export async function performDueEffects(
  context: OutboxContext,
  flow: Flow,
  perform: Perform,
  giveWay: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  for (let answered = 0; ;) {
    const effect = await takeNext(context, flow)
    if (effect === null) return answered
    const isAnswered = await effectSpan(flow, effect, async () => {
      const outcome = await perform(effect)
      if (!('waitsFor' in outcome)) return settle(context, flow, effect, outcome)
      await postpone(context, effect)
      return false
    })
    if (isAnswered) answered += 1
    await giveWay()
  }
}

const queueOf = (flow: Flow): WorkQueue => ({
  table: 'outbox',
  key: 'key',
  isOpen: sql`done_at is null`,
  isOwn: sql`flow = ${flow.name}`,
  set: sql`waits_for = null`,
})

/** Takes the oldest due effect: no other server performs it during the lease. */
async function takeNext({ database, clock }: OutboxContext, flow: Flow): Promise<Taken | null> {
  const queue = queueOf(flow)
  const taken = await takeDue(database, queue, { now: clock(), leaseMs: LEASE_MS })
  if (taken === null) return null
  const rows = await run(
    database,
    db
      .selectFrom('outbox')
      .select((eb) => ['flow_id as flowId', 'type', 'params', seqOfFlow(eb).as('seenSeq')])
      .where('key', '=', taken.key),
  )
  return { ...taken, ...onlyRow(rows), row: isHeld(queue, taken) }
}

/** Selects the number of the latest event of an effect's flow. */
const seqOfFlow = (eb: ExpressionBuilder<DB, 'outbox'>) =>
  eb
    .selectFrom('flows')
    .select('flows.seq')
    .whereRef('flows.flow', '=', 'outbox.flow')
    .whereRef('flows.id', '=', 'outbox.flow_id')

const held = ({ row }: Taken) => db.updateTable('outbox').where(row)

/** Postpones an effect. The effect is due at once where a new event of its flow may have changed the instruction. */
async function postpone({ database, clock }: OutboxContext, effect: Taken): Promise<void> {
  const now = clock()
  const pause = PAUSES_MS[Math.min(effect.attempts, PAUSES_MS.length) - 1] ?? 0
  const later = new Date(now.getTime() + pause)
  const postponed = held(effect).set((eb) => ({
    waits_for: 'provider' as const,
    due_at: sql<Date>`case when ${seqOfFlow(eb)} = ${effect.seenSeq}
                           then ${later}::timestamptz else ${now}::timestamptz end`,
  }))
  await run(database, postponed)
}

/** Sends the answer and marks the effect as done, in one transaction. Returns false where the effect was lost. */
function settle(
  { database, clock }: OutboxContext,
  flow: Flow,
  effect: Taken,
  { answer, madeId, reason }: Answer,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const before = await lockFlow(transaction, flow, effect.flowId)
    const now = clock()
    const done = { done_at: now, answer, made_id: madeId, waits_for: null }
    const marked = await run(transaction, held(effect).set(done).returning('key'))
    if (before === null || marked.length === 0) return false
    const event = {
      type: answer,
      at: now.getTime(),
      key: effect.params['key'],
      ...(reason !== undefined && { reason }),
    }
    if (await applyEvent(transaction, flow, before, { event, userId: null })) return true
    throw new Error(`The ${flow.name} ${effect.flowId} does not take ${answer} of ${effect.key}.`)
  })
}
