import { sql } from 'kysely'
import { policy, policyProblems } from '../../machines/market/policy.ts'
import type { Database, Queryable } from '../database/database.ts'
import { acquireLock } from '../database/locks.ts'
import { db, run } from '../database/sql.ts'
import { StartError } from '../config/start-error.ts'
import type { Flow } from './flow.ts'
import type { Context, Value } from '../database/columns.ts'

/** At most as many flows are in memory at once. */
const AT_ONCE = 500

/** Throws StartError where the policy of the flows has a mistake. */
export function requirePolicy(problems = policyProblems(policy)): void {
  if (problems.length > 0) throw new StartError(`The policy of the flows: ${problems.join(' ')}`)
}

/**
 * Brings each stored flow to the version of its machine in this server, all or none. Throws StartError, without a
 * change, where a stored state has no image in a newer version, or is of a newer version than this server's.
 */
export async function upgradeFlows(database: Database, flow: Flow): Promise<void> {
  const isCurrent = await readOlder(database, flow, null)
  if (isCurrent.length === 0) return
  await database.transaction(async (transaction) => {
    await acquireLock(transaction, 'flows')
    for (let after: string | null = null; ;) {
      const older = await readOlder(transaction, flow, after)
      const last = older.at(-1)
      if (last === undefined) return
      for (const stored of older) await upgrade(transaction, flow, stored)
      after = last.id
    }
  })
}

type Older = { id: string; version: number; value: Value; context: Context }

function readOlder(database: Queryable, flow: Flow, after: string | null): Promise<Older[]> {
  return run(
    database,
    db
      .selectFrom('flows')
      .select(['id', 'machine_version as version', 'value', 'context'])
      .where('flow', '=', flow.name)
      .where('machine_version', '<>', flow.version)
      .where('id', '>', after ?? '')
      .orderBy('id')
      .limit(sql.lit(AT_ONCE)),
  )
}

async function upgrade(transaction: Queryable, flow: Flow, stored: Older): Promise<void> {
  const image = imageOf(flow, stored)
  const rank = flow.adminRank(image)
  await run(
    transaction,
    db
      .updateTable('flows')
      .set({
        value: JSON.stringify(image.value),
        context: JSON.stringify(image.context),
        machine_version: flow.version,
        needs_admin: rank !== null,
        ...(rank !== null && {
          admin_rank: rank,
          admin_since: sql<Date>`coalesce(admin_since, created_at)`,
        }),
      })
      .where('flow', '=', flow.name)
      .where('id', '=', stored.id),
  )
}

/** Returns the image of a stored flow in the current version. */
function imageOf(
  flow: Flow,
  { id, version, ...stored }: Older,
): { value: Value; context: Context } {
  const words = `The ${flow.name} ${id} in the state ${JSON.stringify(stored.value)}`
  if (version > flow.version) {
    throw new StartError(`${words} is of version ${version}, which is newer than this server's.`)
  }
  let image = stored
  for (let from = version; from < flow.version; from += 1) {
    const next = flow.upgrades[from]?.(image) ?? null
    if (next === null) {
      throw new StartError(`${words} has no image in version ${from + 1} of its machine.`)
    }
    image = next
  }
  try {
    flow.machine.resolveState(image)
  } catch (error) {
    throw new StartError(`${words} has an image that is no state of version ${flow.version}.`, {
      cause: error,
    })
  }
  return image
}
