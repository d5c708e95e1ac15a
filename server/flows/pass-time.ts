import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { fireDueDeadlines } from './deadlines.ts'
import type { Flow } from './flow.ts'
import { type Perform, performDueEffects } from './outbox.ts'

/** A clock of the flows that somebody moves. */
export type MovedClock = { now: () => Date; moveTo: (moment: Date) => Promise<void> }

type PassingContext = { database: Database; time: MovedClock; perform: Perform }

/**
 * Moves the clock ahead to `until`. Each deadline on the way fires at its own time, and the effects of a moment are
 * performed before the next one. Returns the number of deadlines that fired. Throws what a flow throws; the clock then
 * stands at that moment.
 */
export async function letTimePass(
  { database, time, perform }: PassingContext,
  flow: Flow,
  until: Date,
): Promise<number> {
  const context = { database, clock: time.now }
  let fired = 0
  for (
    let due = await readNextDeadline(database, flow, until);
    due !== null;
    due = await readNextDeadline(database, flow, until)
  ) {
    if (due > time.now()) await time.moveTo(due)
    fired += await fireDueDeadlines(context, flow)
    await performDueEffects(context, flow, perform)
  }
  if (until > time.now()) await time.moveTo(until)
  await performDueEffects(context, flow, perform)
  return fired
}

async function readNextDeadline(database: Database, flow: Flow, until: Date): Promise<Date | null> {
  const [next] = await run(
    database,
    db
      .selectFrom('deadlines')
      .select('due_at as dueAt')
      .where('flow', '=', flow.name)
      .where('due_at', '<=', until)
      .orderBy('due_at')
      .limit(sql.lit(1)),
  )
  return next?.dueAt ?? null
}
