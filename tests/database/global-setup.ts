import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/database/postgres.ts'
import { startCluster } from './cluster.ts'
import { dropDatabases, nameRun } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server URL and the prefix of database names, or the reason why PostgreSQL is missing. */
    postgres: { url: string; run: string } | { missing: string }
  }
}

/**
 * Provides the PostgreSQL of the second lane, one for the whole run: DATABASE_URL if it is set (the run creates and
 * drops its own databases there and does not touch the named one), otherwise the server from the packages.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  let close = async () => undefined as void
  const given = process.env['DATABASE_URL'] ?? ''
  const run = nameRun()
  try {
    let url = given
    if (given === '') ({ url, remove: close } = await startCluster())
    say(`The tests on PostgreSQL run on ${await versionOf(url)}.`)
    project.provide('postgres', { url, run })
    if (given !== '') close = () => dropDatabases(given, run)
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error)
    say(`No PostgreSQL here, its tests are skipped: ${missing}`)
    project.provide('postgres', { missing })
  }
  return () => close()
}

async function versionOf(url: string): Promise<string> {
  const database = await openPostgres(url)
  const [row] = await database.query<{ version: string }>('select version() as version')
  await database.close()
  return row?.version.split(' on ')[0] ?? 'PostgreSQL'
}
