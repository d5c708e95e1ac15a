import type { Database } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { MovedClock } from '../flows/pass-time.ts'

/**
 * Opens the clock of the flows in the demo world, which users move ahead of `clock`. It stays ahead after a restart, and
 * never goes back: the journal would then be in the future.
 */
export async function openDemoClock({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<MovedClock> {
  const [stored] = await run(
    database,
    db.selectFrom('demo_clock').select('ahead_seconds as aheadSeconds'),
  )
  let aheadSeconds = stored?.aheadSeconds ?? 0
  return {
    now: () => new Date(clock().getTime() + aheadSeconds * 1000),
    async moveTo(moment) {
      const wanted = Math.ceil((moment.getTime() - clock().getTime()) / 1000)
      const next = Math.max(wanted, aheadSeconds)
      await run(
        database,
        db
          .insertInto('demo_clock')
          .values({ ahead_seconds: next })
          .onConflict((conflict) =>
            conflict.column('is_only').doUpdateSet({ ahead_seconds: next }),
          ),
      )
      aheadSeconds = next
    },
  }
}
