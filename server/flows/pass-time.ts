import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { fireDueDeadlines } from './deadlines.ts'
import { performDueEffects, type RunFlow } from './outbox.ts'

/** A clock of the flows that somebody moves. */
export type MovedClock = { now: () => Date; moveTo: (moment: Date) => Promise<void> }

/** `clock`: that of the holds. */
type PassingContext = { database: Database; time: MovedClock; clock: () => Date }

/**
 * Moves the clock ahead to `until`. Each deadline on the way fires at its own time, and the effects of a moment are
 * performed before the next one. Returns the number of deadlines that fired. Throws what a flow throws; the clock then
 * stands at that moment.
 */
export async function letTimePass(
  { database, time, clock: holdClock }: PassingContext,
  flows: readonly RunFlow[],
  until: Date,
): Promise<number> {
  const context = { database, clock: time.now }
  const performEffects = async () => {
    for (const { flow, perform } of flows) await performDueEffects(context, flow, perform)
  }
  let fired = 0
  for (
    let due = await readNextDeadline(database, flows, until);
    due !== null;
    due = await readNextDeadline(database, flows, until)
  ) {
    if (due > time.now()) await time.moveTo(due)
    for (const { flow } of flows) fired += await fireDueDeadlines({ ...context, holdClock }, flow)
    await performEffects()
  }
  if (until > time.now()) await time.moveTo(until)
  await performEffects()
  return fired
}

async function readNextDeadline(
  database: Database,
  flows: readonly RunFlow[],
  until: Date,
): Promise<Date | null> {
  const names = flows.map(({ flow }) => flow.name)
  const [next] = await run(
    database,
    db
      .selectFrom('deadlines')
      .select('due_at as dueAt')
      .where('flow', '=', sql<string>`any(${names})`)
      .where('due_at', '<=', until)
      .orderBy('due_at')
      .limit(sql.lit(1)),
  )
  return next?.dueAt ?? null
}
