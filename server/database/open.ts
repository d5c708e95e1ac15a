import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database that the configuration names. Throws DatabaseUnavailable. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config.dataDir)
    : openPostgres(config.databaseUrl)
}
