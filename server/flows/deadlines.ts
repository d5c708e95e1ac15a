import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Work } from './worker.ts'
import { applyEvent, storedColumns, storedFlow } from './engine.ts'
import type { DueEvent, Flow, StoredFlow } from './flow.ts'

/** How late a deadline fires at most, on a server that has time for it. */
const EVERY_MS = 1000

/** The kind of work that sends each due deadline to its flow, in a transaction of its own, the oldest first. */
export function deadlinesOf(
  { database, flowClock, clock }: Pick<Services, 'database' | 'clock' | 'flowClock'>,
  flow: Flow,
): Work {
  return {
    kind: `${flow.name} deadlines`,
    everyMs: EVERY_MS,
    pauses: { firstMs: EVERY_MS, longestMs: 60 * 60_000 },
    due: () => sql`
      select flow_id || '/' || event as key, due_at from deadlines
       where flow = ${flow.name} and due_at <= ${flowClock()}::timestamptz`,
    perform: ({ key, finish }) =>
      database.transaction(async (transaction) => {
        const now = flowClock()
        const end = key.lastIndexOf('/')
        const [id, type] = [key.slice(0, end), key.slice(end + 1)]
        const [stored] = await run(
          transaction,
          db
            .selectFrom('flows as f')
            .innerJoin('deadlines as d', (join) =>
              join.onRef('d.flow', '=', 'f.flow').onRef('d.flow_id', '=', 'f.id'),
            )
            .select(storedColumns)
            .where('d.flow', '=', flow.name)
            .where('d.flow_id', '=', id)
            .where('d.event', '=', type)
            .where('d.due_at', '<=', now)
            // The deadline too, since another event may have ended it meanwhile. As every event, this locks the flow
            // first: two locks in another order could wait for each other.
            .forUpdate(['f', 'd'])
            .skipLocked(),
        )
        // Another event has ended the deadline, or is about to.
        if (stored === undefined) return { laterMs: EVERY_MS }
        const due = { type, at: now, holdsAt: clock() }
        const isTaken = await sendDeadline(transaction, flow, storedFlow(flow, stored), due)
        if (!isTaken) throw new Error(`The ${flow.name} ${id} does not take its ${type}.`)
        await finish(transaction)
        return true
      }),
  }
}

function sendDeadline(
  transaction: Queryable,
  flow: Flow,
  before: StoredFlow,
  due: DueEvent,
): Promise<boolean> {
  if (flow.sendDeadline !== undefined) return flow.sendDeadline(transaction, before, due)
  const event = { type: due.type, at: due.at.getTime() }
  return applyEvent(transaction, flow, before, { event, userId: null })
}
