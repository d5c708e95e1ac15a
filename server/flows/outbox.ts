import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { applyEvent, lockFlow } from './engine.ts'
import type { Flow, Params } from './flow.ts'

/** An effect to perform; its key is the provider's idempotency key. */
export type DueEffect = { key: string; flowId: string; type: string; params: Params }

/** What became of an effect: the event that answers it, or what it waits for. */
export type Outcome =
  | { answer: string; madeId: string | null }
  | { waitsFor: 'payoutAccount' | 'provider' }

/** Performs an effect, at least once. It may throw where the outcome is unknown. */
export type Perform = (effect: DueEffect) => Promise<Outcome>

/** A flow and what performs its effects. */
export type RunFlow = { flow: Flow; perform: Perform }

type OutboxContext = { database: Database; clock: () => Date }
/** `seenSeq` is the number of the flow's latest event when the effect was taken. */
type Taken = DueEffect & { attempts: number; seenSeq: number | null }

const MINUTE_MS = 60_000
/** Longer than any request to the provider takes: an effect is free again when its server has crashed. */
const LEASE_MS = 2 * MINUTE_MS
const FIRST_PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS]
/**
 * The pauses between the attempts of an effect that waits; the last one repeats. An account makes its transfers due when
 * the provider reports a change, so the daily attempt is for a report that was lost.
 */
const PAUSES_MS = {
  provider: FIRST_PAUSES_MS,
  payoutAccount: [...FIRST_PAUSES_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS],
} as const

/**
 * Performs the due effects, one after the other, outside of any transaction, and sends each answer to its flow as an
 * event. Several servers share the effects. Returns the number of effects that were answered.
 */
export async function performDueEffects(
  context: OutboxContext,
  flow: Flow,
  perform: Perform,
): Promise<number> {
  for (let answered = 0; ;) {
    const effect = await takeNext(context, flow)
    if (effect === null) return answered
    const outcome = await perform(effect)
    if ('waitsFor' in outcome) await postpone(context, effect, outcome.waitsFor)
    else if (await settle(context, flow, effect, outcome)) answered += 1
  }
}

/** Takes the oldest due effect: no other server performs it during the lease. */
async function takeNext({ database, clock }: OutboxContext, flow: Flow): Promise<Taken | null> {
  const now = clock()
  const next = db
    .selectFrom('outbox')
    .select('key')
    .where('flow', '=', flow.name)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked()
  const [taken] = await run(
    database,
    db
      .updateTable('outbox')
      .set((eb) => ({
        due_at: new Date(now.getTime() + LEASE_MS),
        attempts: eb('attempts', '+', 1),
        waits_for: null,
      }))
      .where('key', '=', next)
      .returning((eb) => [
        'key',
        'flow_id as flowId',
        'type',
        'params',
        'attempts',
        seqOfFlow(eb).as('seenSeq'),
      ]),
  )
  return taken ?? null
}

/** Selects the number of the latest event of an effect's flow. */
const seqOfFlow = (eb: ExpressionBuilder<DB, 'outbox'>) =>
  eb
    .selectFrom('flows')
    .select('flows.seq')
    .whereRef('flows.flow', '=', 'outbox.flow')
    .whereRef('flows.id', '=', 'outbox.flow_id')

/** The row of an effect that this attempt still holds: a server that took longer than its lease has lost it. */
const held = ({ key, attempts }: Taken) =>
  db
    .updateTable('outbox')
    .where('key', '=', key)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)

/** Lets an effect wait. It is due at once where an event, which may have changed what is wanted, came meanwhile. */
async function postpone(
  { database, clock }: OutboxContext,
  effect: Taken,
  waitsFor: 'payoutAccount' | 'provider',
): Promise<void> {
  const now = clock()
  const pauses = PAUSES_MS[waitsFor]
  const pause = pauses[Math.min(effect.attempts, pauses.length) - 1] ?? 0
  const later = new Date(now.getTime() + pause)
  const postponed = held(effect).set((eb) => ({
    waits_for: waitsFor,
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
  { answer, madeId }: { answer: string; madeId: string | null },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const before = await lockFlow(transaction, flow, effect.flowId)
    const now = clock()
    const done = { done_at: now, answer, made_id: madeId, waits_for: null }
    const marked = await run(transaction, held(effect).set(done).returning('key'))
    if (before === null || marked.length === 0) return false
    const event = { type: answer, at: now.getTime(), key: effect.params['key'] }
    if (await applyEvent(transaction, flow, before, { event, userId: null })) return true
    throw new Error(`The ${flow.name} ${effect.flowId} does not take ${answer} of ${effect.key}.`)
  })
}
