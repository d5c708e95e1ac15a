import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt, randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Log } from '../config/log.ts'
import type { RequestsInProgress } from '../http/requests-in-progress.ts'

/** A row that this server has taken. `attempts` counts from 1. */
export type Taken = {
  key: string
  attempts: number
  /** Gives the row back in `transaction`, together with what was done; the worker does so by itself otherwise. */
  finish(transaction: Queryable): Promise<void>
}

/** Whether the work has changed something, or after how many milliseconds the row is looked at again. */
export type Performed = boolean | { laterMs: number }

/** A kind of work: the rows that are due, and what a server does with one of them. */
export type Work = {
  /** Its name in the table `work`, in the log and in the metrics. */
  kind: string
  /** Selects the `key` and `due_at` of the rows that are due now. */
  due(): RawBuilder<{ key: string; due_at: Date }>
  /**
   * Does the work of one row, at least once, after which the row is not due. A row that throws waits by itself: TryLater and
   * GiveUp say how long.
   */
  perform(row: Taken): Promise<Performed>
  /** How often a server looks for due rows. */
  everyMs: number
  /** How many rows a server works on at once; the default is one, for work on the database alone. */
  atOnce?: number
  /** The pauses after failures: each is four times as long as the one before. */
  pauses: { firstMs: number; longestMs: number }
  /** A row that has failed so often is given up; the default is never. */
  mostAttempts?: number
  /** Notes that a row is not tried again. */
  giveUp?(key: string, failure: string): Promise<void>
}

/** The work cannot be done yet. `pauseMs`: how long another service asks to wait at least. */
export class TryLater extends Error {
  override readonly name = 'TryLater'
  readonly pauseMs: number
  constructor(message: string, pauseMs: number) {
    super(message)
    this.pauseMs = pauseMs
  }
}

/** The work can never be done. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

type WorkContext = Pick<Services, 'database' | 'clock'>
export type Worker = { wake(kind: string): void; stop(): Promise<void> }

/** A crashed server holds its rows for so long; one that works renews this. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000
/** So many rows are taken with one statement, where a server works on one after the other. */
const TAKEN_AT_ONCE = 20
/** How soon a wake leads to a look: all wakes of this time lead to one. */
const SOON_MS = 50
/** A row that nobody has looked at for so long is gone. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000
/** A row that has failed so often is stuck: somebody should look at it. */
export const STUCK_AFTER = 8
/**
 * How long requests may pass between two rows, in times that the former one took, and at most. The embedded database runs in
 * this thread: much work at once must not double the time of a page, nor wait until nobody asks for one.
 */
const TIMES_FOR_REQUESTS = 2
const LONGEST_PAUSE_MS = 250
/** The pauses of a kind whose rows the database does not give. */
const DATABASE_PAUSES = { firstMs: 1_000, longestMs: 30_000 }

type Held = Taken & { owner: string }

/** Takes rows that are due longest: no other server takes them during the lease. */
async function take(
  { database, clock }: WorkContext,
  { kind, due }: Work,
  { owner, most }: { owner: string; most: number },
): Promise<Held[]> {
  const now = clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const query = sql<{ key: string; attempts: number }>`
    insert into work as w (kind, key, owner, due_at, attempts)
      select ${kind}::text, next.key, ${owner}::text, ${until}::timestamptz, 1
        from (select due.key from (${due()}) due
               where not exists (select from work waiting
                                  where waiting.kind = ${kind} and waiting.key = due.key
                                    and waiting.due_at > ${now}::timestamptz)
               order by due.due_at limit ${most}::int) next
      on conflict (kind, key) do update
        set owner = excluded.owner, due_at = excluded.due_at, attempts = w.attempts + 1
        where w.due_at <= ${now}::timestamptz
    returning key, attempts`.compile(db)
  const rows = await database.query<{ key: string; attempts: number }>(query.sql, query.parameters)
  return rows.map(({ key, attempts }) => ({
    key,
    attempts,
    owner,
    finish: async (transaction) => {
      await run(transaction, db.deleteFrom('work').where(isHeld(kind, { key, owner })))
    },
  }))
}

/** The condition of a row that this attempt still holds: a server that slept longer than its lease has lost it. */
const isHeld = (kind: string, { key, owner }: Pick<Held, 'key' | 'owner'>) =>
  sql<boolean>`kind = ${kind} and key = ${key} and owner = ${owner}`

const keep = (kind: string, row: Held) => db.updateTable('work').where(isHeld(kind, row))

/** Returns the pause after a failure. Rows that are due together again do not crowd a service: a kind has few places. */
const pauseAfter = ({ firstMs, longestMs }: Work['pauses'], attempts: number): number =>
  Math.min(firstMs * 4 ** (attempts - 1), longestMs)

/** A row was not done: the error in one line, and whether the line belongs in the log. */
type Failure = { line: string; error: unknown; isNews: boolean }

/** Works on a row. Returns its failure, or whether it has changed something. Throws where the database is gone. */
async function attempt(context: WorkContext, work: Work, row: Held): Promise<Failure | boolean> {
  try {
    const done = await work.perform(row)
    if (typeof done === 'boolean') {
      await row.finish(context.database)
      return done
    }
    const later = new Date(context.clock().getTime() + done.laterMs)
    await run(
      context.database,
      keep(work.kind, row).set({ due_at: later, owner: null, attempts: 0, failure: null }),
    )
    return false
  } catch (error) {
    return postpone(context, work, row, error)
  }
}

async function postpone(
  { database, clock }: WorkContext,
  { kind, pauses, mostAttempts = Number.POSITIVE_INFINITY, giveUp }: Work,
  row: Held,
  error: unknown,
): Promise<Failure> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const failed = (what: string, isNews: boolean) => {
    const [line = ''] = failure.split('\n')
    return { line: `${row.key} failed: ${line} (${what})`, error, isNews }
  }
  if (error instanceof GiveUp || row.attempts >= mostAttempts) {
    await giveUp?.(row.key, failure)
    await row.finish(database)
    return failed('it is given up', true)
  }
  const asked = error instanceof TryLater ? error.pauseMs : 0
  const pause = Math.max(pauseAfter(pauses, row.attempts), asked)
  const later = new Date(clock().getTime() + pause)
  await run(database, keep(kind, row).set({ due_at: later, owner: null, failure }))
  const again = `again in ${Math.ceil(pause / 1000)} s`
  return row.attempts === STUCK_AFTER
    ? failed(`attempt ${row.attempts}, it is stuck, ${again}`, true)
    : failed(`attempt ${row.attempts}, ${again}`, row.attempts === 1)
}

/**
 * Works on all rows of a kind that are due, one after the other. Returns how many have changed something; throws the first
 * failure after all others are done.
 */
export async function performDue(context: WorkContext, work: Work): Promise<number> {
  const failures: Failure[] = []
  let changed = 0
  for (;;) {
    const rows = await take(context, work, { owner: randomUUID(), most: TAKEN_AT_ONCE })
    for (const row of rows) {
      const done = await attempt(context, work, row)
      if (typeof done === 'object') failures.push(done)
      else if (done) changed += 1
    }
    if (rows.length > 0) continue
    const [first] = failures
    if (first !== undefined) throw first.error
    return changed
  }
}

/**
 * Works on the rows of all kinds when they are due, beside other servers. A row that fails or is slow delays no other kind, and
 * no other row as long as its kind has places left. `wake` looks for the rows of a kind soon. The worker does not keep the
 * process alive. `stop` resolves after the current rows; the others are left to other servers, or to the next start.
 */
export function startWorker(
  context: WorkContext & { requests: RequestsInProgress },
  works: readonly Work[],
  log: Log,
): Worker {
  const stopping = new AbortController()
  const held = new Set<string>()
  const renewing = setInterval(() => void renewLeases(context, held), RENEW_MS)
  renewing.unref()
  const kinds = works.map((work) =>
    startKind(context, work, { held, log, signal: stopping.signal }),
  )
  return {
    wake: (kind) => kinds.find((each) => each.kind === kind)?.wake(),
    async stop() {
      stopping.abort()
      await Promise.all(kinds.map((kind) => kind.end()))
      clearInterval(renewing)
    },
  }
}

/** Renews the leases of this server. One that is not renewed in time is for another server. */
async function renewLeases({ database, clock }: WorkContext, held: ReadonlySet<string>) {
  if (held.size === 0) return
  const until = new Date(clock().getTime() + LEASE_MS)
  const renewed = db
    .updateTable('work')
    .set({ due_at: until })
    .where('owner', '=', sql<string>`any(${[...held]}::text[])`)
  await run(database, renewed).catch(() => undefined)
}

type Running = { held: Set<string>; log: Log; signal: AbortSignal }

function startKind(
  context: WorkContext & { requests: RequestsInProgress },
  work: Work,
  { held, log, signal }: Running,
) {
  const { kind, everyMs, atOnce = 1 } = work
  const lanes = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isWoken = false
  /** How often in succession the database has not given the rows. */
  let failures = 0
  const isStopping = () => signal.aborted
  const lookIn = (pause: number) => {
    clearTimeout(timer)
    if (isStopping()) return
    timer = setTimeout(look, pause)
    timer.unref()
  }

  /** Works until nothing is due. */
  const workOn = async (owner: string): Promise<void> => {
    for (;;) {
      if (isStopping()) return
      const rows = await take(context, work, { owner, most: atOnce === 1 ? TAKEN_AT_ONCE : 1 })
      failures = 0
      if (rows.length === 0) return
      // Where one row is due, another may be.
      open()
      for (const row of rows) {
        if (isStopping()) return leave(context, kind, owner)
        const began = performance.now()
        const done = await attempt(context, work, row)
        if (typeof done === 'object' && done.isNews) log.error({ source: kind }, done.line)
        // A request that has arrived begins in the next turn.
        await nextTurn()
        const took = performance.now() - began
        await context.requests.letPass(Math.min(TIMES_FOR_REQUESTS * took, LONGEST_PAUSE_MS))
      }
    }
  }
  // A request that wakes the worker is over before the work, so the work is no part of the request's trace.
  const workAlone = AsyncLocalStorage.bind(workOn)
  const lane = async () => {
    const owner = randomUUID()
    held.add(owner)
    try {
      await workAlone(owner)
    } catch (error) {
      failures += 1
      log.error({ source: kind }, error instanceof Error ? error.message : String(error))
      // The jitter keeps servers from querying a recovered database all at the same moment.
      const pause = pauseAfter(DATABASE_PAUSES, failures)
      lookIn(pause - randomInt(pause / 5))
    } finally {
      held.delete(owner)
    }
  }
  function open() {
    if (isStopping() || lanes.size >= atOnce) return
    const opened = lane().finally(() => lanes.delete(opened))
    lanes.add(opened)
  }
  function look() {
    isWoken = false
    lookIn(everyMs)
    open()
  }
  look()
  return {
    kind,
    wake() {
      if (isWoken || failures > 0) return
      isWoken = true
      lookIn(SOON_MS)
    },
    async end() {
      clearTimeout(timer)
      await Promise.all(lanes)
    },
  }
}

/** Leaves the rows that were taken, and not begun, to other servers. */
async function leave({ database, clock }: WorkContext, kind: string, owner: string): Promise<void> {
  const left = db
    .updateTable('work')
    .set((eb) => ({ owner: null, due_at: clock(), attempts: eb('attempts', '-', 1) }))
    .where('kind', '=', kind)
    .where('owner', '=', owner)
  await run(database, left)
}

/** Deletes what is left of rows that are gone: nobody has looked at them since they were due again. */
export async function forgetOldWork({ database, clock }: WorkContext): Promise<void> {
  const oldest = new Date(clock().getTime() - FORGOTTEN_AFTER_MS)
  await run(database, db.deleteFrom('work').where('due_at', '<', oldest))
}
