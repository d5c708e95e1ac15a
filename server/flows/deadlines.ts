import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from './engine.ts'
import type { Flow } from './flow.ts'

type DeadlineContext = { database: Database; clock: () => Date }

/**
 * Sends each due deadline to its flow, in a transaction of its own, the oldest first. Several servers share the
 * deadlines: each skips the flows that another one has locked. A flow that fails does not stop the others. Returns the
 * number of events; throws the first failure after all others are sent.
 */
export async function fireDueDeadlines(context: DeadlineContext, flow: Flow): Promise<number> {
  const failed = new Map<string, unknown>()
  for (let fired = 0; ; fired += 1) {
    const next = await fireNext(context, flow, failed)
    if (next === 'none') {
      for (const error of failed.values()) throw error
      return fired
    }
    // Requests take turns with the deadlines.
    await nextTurn()
  }
}

async function fireNext(
  { database, clock }: DeadlineContext,
  flow: Flow,
  failed: Map<string, unknown>,
): Promise<'fired' | 'none'> {
  const found: { id?: string } = {}
  try {
    return await database.transaction(async (transaction) => {
      const now = clock()
      const due = db
        .selectFrom('deadlines as d')
        .where('d.flow', '=', flow.name)
        .where('d.due_at', '<=', now)
      const [free] = await run(
        transaction,
        due
          .innerJoin('flows as f', (join) =>
            join.onRef('f.flow', '=', 'd.flow').onRef('f.id', '=', 'd.flow_id'),
          )
          .select('f.id')
          .where('f.id', '<>', sql<string>`all(${[...failed.keys()]})`)
          .orderBy('d.due_at')
          .limit(sql.lit(1))
          // As every event, this locks the flow first: two locks in another order could wait for each other.
          .forUpdate('f')
          .skipLocked(),
      )
      if (free === undefined) return 'none'
      found.id = free.id
      const before = await lockFlow(transaction, flow, free.id)
      // Another event may have ended the deadline before the lock.
      const [deadline] = await run(
        transaction,
        due
          .select('d.event')
          .where('d.flow_id', '=', free.id)
          .orderBy('d.due_at')
          .limit(sql.lit(1)),
      )
      if (before === null || deadline === undefined) return 'fired'
      const event = { type: deadline.event, at: now.getTime() }
      if (await applyEvent(transaction, flow, before, { event, userId: null })) return 'fired'
      throw new Error(`The ${flow.name} ${free.id} does not take its ${deadline.event}.`)
    })
  } catch (error) {
    if (found.id === undefined) throw error
    failed.set(found.id, error)
    return 'fired'
  }
}
