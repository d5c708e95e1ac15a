import { join } from 'node:path'
import { wayOut } from '../commands/data-check.mjs'
import { codeOf } from '../commands/failure.mjs'
import type { Config } from '../config/config.ts'
import { type Database, DatabaseUnavailable } from './database.ts'
import { openEmbeddedDatabase } from './pglite.ts'
import { openPostgres } from './postgres.ts'

type Where = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<
    Pick<
      Config,
      | 'databaseListenUrl'
      | 'preparesStatements'
      | 'databaseConnections'
      | 'databaseStatementSeconds'
    >
  >

/** Opens the database that the configuration names. Throws DatabaseUnavailable. */
export function openDatabase(config: Where): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config.dataDir)
    : openPostgres(config.databaseUrl, {
        listenUrl: config.databaseListenUrl ?? config.databaseUrl,
        preparesStatements: config.preparesStatements ?? true,
        ...(config.databaseConnections !== undefined && {
          connections: config.databaseConnections,
        }),
        ...(config.databaseStatementSeconds !== undefined && {
          statementSeconds: config.databaseStatementSeconds,
        }),
      })
}

/** SQLSTATE codes of files that are missing, unreadable (58) or have no valid content (XX). */
const DAMAGED_STATES = /^(58|XX)/

/** Returns the error of a failed start; one line for the operator where the files of the embedded database are damaged. */
export function startErrorOf(error: unknown, { databaseUrl, dataDir }: Where): unknown {
  const code = codeOf(error) ?? ''
  if (databaseUrl !== null || !DAMAGED_STATES.test(code)) return error
  return new DatabaseUnavailable(
    `The database in ${join(dataDir, 'db')} is damaged (${code}). ${wayOut}`,
    { cause: error },
  )
}
