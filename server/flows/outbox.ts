import { type ExpressionBuilder, sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'
import { effectSpan } from './spans.ts'
import type { Work } from './worker.ts'
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

type Effect = DueEffect & {
  attempts: number
  /** The number of the flow's latest event when the effect was taken. */
  seenSeq: number | null
}

type OutboxContext = { database: Database; clock: () => Date }

const MINUTE_MS = 60_000
/** The pauses between the attempts of an effect that waits; the last one repeats. */
const PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS]

/**
 * The kind of work that performs the due effects of a flow outside of any transaction, and sends each answer to its flow as
 * an event.
 */
export function effectsOf(
  { database, flowClock: clock }: Pick<Services, 'database' | 'flowClock'>,
  { flow, perform }: RunFlow,
): Work {
  const context = { database, clock }
  return {
    kind: `${flow.name} effects`,
    everyMs: 1000,
    atOnce: 8,
    pauses: { firstMs: 5000, longestMs: 60 * MINUTE_MS },
    due: () => sql`
      select key, due_at from outbox
       where done_at is null and flow = ${flow.name} and due_at <= ${clock()}::timestamptz`,
    async perform({ key, finish }) {
      const effect = await readEffect(database, key)
      if (effect === null) return false
      return effectSpan(flow, effect, async () => {
        const outcome = await perform(effect)
        if (!('waitsFor' in outcome)) return settle(context, flow, effect, outcome, finish)
        await postpone(context, effect)
        return false
      })
    },
  }
}

/** Counts an attempt and reads the effect; null where it is done. */
async function readEffect(database: Database, key: string): Promise<Effect | null> {
  const [effect] = await run(
    database,
    db
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), waits_for: null }))
      .where(isOpen(key))
      .returning((eb) => [
        'key',
        'flow_id as flowId',
        'type',
        'params',
        'attempts',
        seqOfFlow(eb).as('seenSeq'),
      ]),
  )
  return effect ?? null
}

const isOpen = (key: string) => sql<boolean>`key = ${key} and done_at is null`

/** Selects the number of the latest event of an effect's flow. */
const seqOfFlow = (eb: ExpressionBuilder<DB, 'outbox'>) =>
  eb
    .selectFrom('flows')
    .select('flows.seq')
    .whereRef('flows.flow', '=', 'outbox.flow')
    .whereRef('flows.id', '=', 'outbox.flow_id')

/** Postpones an effect. The effect is due at once where a new event of its flow may have changed the instruction. */
async function postpone({ database, clock }: OutboxContext, effect: Effect): Promise<void> {
  const now = clock()
  const pause = PAUSES_MS[Math.min(effect.attempts, PAUSES_MS.length) - 1] ?? 0
  const later = new Date(now.getTime() + pause)
  const postponed = db
    .updateTable('outbox')
    .where(isOpen(effect.key))
    .set((eb) => ({
      waits_for: 'provider' as const,
      due_at: sql<Date>`case when ${seqOfFlow(eb)} = ${effect.seenSeq}
                           then ${later}::timestamptz else ${now}::timestamptz end`,
    }))
  await run(database, postponed)
}

/** Sends the answer and marks the effect as done, in one transaction. Returns false where another server has sent it. */
function settle(
  { database, clock }: OutboxContext,
  flow: Flow,
  effect: Effect,
  { answer, madeId, reason }: Answer,
  finish: (transaction: Queryable) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const before = await lockFlow(transaction, flow, effect.flowId)
    const now = clock()
    const done = { done_at: now, answer, made_id: madeId, waits_for: null }
    const marked = await run(
      transaction,
      db.updateTable('outbox').set(done).where(isOpen(effect.key)).returning('key'),
    )
    if (before === null || marked.length === 0) return false
    const event = {
      type: answer,
      at: now.getTime(),
      key: effect.params['key'],
      ...(reason !== undefined && { reason }),
    }
    if (!(await applyEvent(transaction, flow, before, { event, userId: null }))) {
      throw new Error(`The ${flow.name} ${effect.flowId} does not take ${answer} of ${effect.key}.`)
    }
    await finish(transaction)
    return true
  })
}
