import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, storedColumns, storedFlow } from './engine.ts'
import type { DueEvent, Flow, StoredFlow } from './flow.ts'

type DeadlineContext = {
  database: Database
  /** The clock of the flows. */
  clock: () => Date
  /** The clock of the holds; the default is that of the flows. */
  holdClock?: () => Date
}

/** Lets others work before the next deadline, where one took this time in milliseconds. */
type GiveWay = (took: number) => Promise<void>

/**
 * Sends each due deadline to its flow, in a transaction of its own, the oldest first. Several servers share the
 * deadlines: each skips the flows that another one has locked. A flow that fails does not stop the others. Returns the
 * number of events; throws the first failure after all others are sent. By default, requests take turns with the
 * deadlines.
 */
export async function fireDueDeadlines(
  context: DeadlineContext,
  flow: Flow,
  giveWay: GiveWay = () => nextTurn(),
): Promise<number> {
  const failed = new Map<string, unknown>()
  for (let fired = 0; ; fired += 1) {
    const began = performance.now()
    const next = await fireNext(context, flow, failed)
    if (next === 'none') {
      for (const error of failed.values()) throw error
      return fired
    }
    await giveWay(performance.now() - began)
  }
}

async function fireNext(
  { database, clock, holdClock = clock }: DeadlineContext,
  flow: Flow,
  failed: Map<string, unknown>,
): Promise<'fired' | 'none'> {
  const found: { id?: string } = {}
  try {
    return await database.transaction(async (transaction) => {
      const now = clock()
      const [due] = await run(
        transaction,
        db
          .selectFrom('flows as f')
          .innerJoin('deadlines as d', (join) =>
            join.onRef('d.flow', '=', 'f.flow').onRef('d.flow_id', '=', 'f.id'),
          )
          .select([...storedColumns, 'd.event'])
          .where('d.flow', '=', flow.name)
          .where('d.due_at', '<=', now)
          .where('f.id', '<>', sql<string>`all(${[...failed.keys()]})`)
          .orderBy('d.due_at')
          .limit(sql.lit(1))
          // The deadline too, since another event may have ended it meanwhile. As every event, this locks the flow first:
          // two locks in another order could wait for each other.
          .forUpdate(['f', 'd'])
          .skipLocked(),
      )
      if (due === undefined) return 'none'
      const { event: type, ...stored } = due
      found.id = stored.id
      const before = storedFlow(flow, stored)
      const sent = { type, at: now, holdsAt: holdClock() }
      if (await sendDeadline(transaction, flow, before, sent)) return 'fired'
      throw new Error(`The ${flow.name} ${stored.id} does not take its ${type}.`)
    })
  } catch (error) {
    if (found.id === undefined) throw error
    failed.set(found.id, error)
    return 'fired'
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
