import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import { onlyRow, type Queryable } from './database.ts'

/** How often the clock is compared with the database's. */
const EVERY_MS = 60_000
/** Of so many questions, the one that is answered first tells the time most exactly. */
const QUESTIONS = 5
/** An answer that takes longer tells the time worse than the comparison before. */
const LONGEST_ANSWER_MS = 1_000

/** A clock, and the function that ends its comparisons. */
type OpenClock = { now: () => Date; close: () => Promise<void> }

/** Opens the clock of a server: that of PostgreSQL, or that of the machine, which the embedded database is on too. */
export async function openClock(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  database: Queryable,
  log: Log,
  given: (() => Date) | undefined,
): Promise<OpenClock> {
  if (given !== undefined || databaseUrl === null)
    return { now: given ?? (() => new Date()), close: async () => undefined }
  const clock = await openDatabaseClock(database)
  const compare = () =>
    clock.compare().catch((error: Error) => log.error({ source: 'clock' }, error.message))
  const comparing = setInterval(() => void compare(), EVERY_MS)
  comparing.unref()
  return { now: clock.now, close: async () => clearInterval(comparing) }
}

/**
 * Opens a clock that shows the time of the database. Servers that share one agree on what is due, held and expired, also
 * where the time of a machine is wrong. From one comparison to the next it goes by the time that has passed here.
 */
export async function openDatabaseClock(
  database: Queryable,
): Promise<{ now: () => Date; compare: () => Promise<void> }> {
  let ahead = (await ask(database)).ahead
  return {
    now: () => new Date(performance.now() + ahead),
    async compare() {
      const compared = await ask(database)
      if (compared.took <= LONGEST_ANSWER_MS) ahead = compared.ahead
    },
  }
}

/** `ahead`: the time of the database when performance.now() is 0, in milliseconds; `took`: how long the answer took. */
type Compared = { ahead: number; took: number }

async function ask(database: Queryable): Promise<Compared> {
  let best: Compared | null = null
  for (let question = 0; question < QUESTIONS; question += 1) {
    const asked = performance.now()
    const rows = await database.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    )
    const took = performance.now() - asked
    if (best === null || took < best.took)
      best = { ahead: onlyRow(rows).now - (asked + took / 2), took }
  }
  if (best === null) throw new Error('The database was not asked for the time.')
  return best
}
