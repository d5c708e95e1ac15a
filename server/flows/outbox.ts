import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
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

type OutboxContext = { database: Database; clock: () => Date }
type Taken = DueEffect & { attempts: number }

/** Longer than any request to the provider takes: an effect is free again when its server has crashed. */
const LEASE_MS = 2 * 60_000
/** The pauses between the attempts of an effect that waits; the last one repeats. */
const PAUSES_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000]

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
      .returning(['key', 'flow_id as flowId', 'type', 'params', 'attempts']),
  )
  return taken ?? null
}

/** The row of an effect that this attempt still holds: a server that took longer than its lease has lost it. */
const held = ({ key, attempts }: Taken) =>
  db
    .updateTable('outbox')
    .where('key', '=', key)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)

async function postpone(
  { database, clock }: OutboxContext,
  effect: Taken,
  waitsFor: 'payoutAccount' | 'provider',
): Promise<void> {
  const pause = PAUSES_MS[Math.min(effect.attempts, PAUSES_MS.length) - 1] ?? 0
  const due = { waits_for: waitsFor, due_at: new Date(clock().getTime() + pause) }
  await run(database, held(effect).set(due))
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
