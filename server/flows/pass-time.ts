import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { performDue, type Work } from './worker.ts'

/** A clock of the flows that somebody moves. */
export type MovedClock = { now: () => Date; moveTo: (moment: Date) => Promise<void> }

/** `clock`: that of the holds. */
type PassingContext = { database: Database; time: MovedClock; clock: () => Date }
type FlowWork = { deadlines: readonly Work[]; effects: Work }

/**
 * Moves the clock ahead to `until`. Each deadline on the way fires at its own time, and the effects of a moment are
 * performed before the next one. Returns the number of deadlines that fired. Throws what a flow throws; the clock then
 * stands at that moment.
 */
export async function letTimePass(
  context: PassingContext,
  { deadlines, effects }: FlowWork,
  until: Date,
): Promise<number> {
  const { time } = context
  let fired = 0
  for (
    let due = await readNextDeadline(context, until);
    due !== null;
    due = await readNextDeadline(context, until)
  ) {
    if (due > time.now()) await time.moveTo(due)
    for (const work of deadlines) fired += await performDue(context, work)
    await performDue(context, effects)
  }
  if (until > time.now()) await time.moveTo(until)
  await performDue(context, effects)
  return fired
}

/** Reads when the next deadline is due. One that has failed waits by itself, and time passes it by. */
async function readNextDeadline(
  { database, clock }: PassingContext,
  until: Date,
): Promise<Date | null> {
  const [next] = await run(
    database,
    db
      .selectFrom('deadlines as d')
      .select('d.due_at as dueAt')
      .where('d.due_at', '<=', until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('work as w')
              .select('w.key')
              .where('w.kind', '=', sql<string>`d.flow || ' deadlines'`)
              .where('w.key', '=', sql<string>`d.flow_id || '/' || d.event`)
              .where('w.failure', 'is not', null)
              .where('w.due_at', '>', clock()),
          ),
        ),
      )
      .orderBy('d.due_at')
      .limit(sql.lit(1)),
  )
  return next?.dueAt ?? null
}
