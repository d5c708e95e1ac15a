import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../server/database/migrate.ts'
import { type Config, readConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { type Cluster, startCluster } from '../../tests/database/cluster.ts'
import { createDatabase } from '../../tests/database/test-database.ts'

export const engines = ['PGlite', 'PostgreSQL'] as const
export type DatabaseEngine = (typeof engines)[number]

/** An empty database on disk with the market's tables, which a server can open by `config`, and a process by `env`. */
export type OwnDatabase = {
  config: Config
  env: Record<string, string>
  remove(): Promise<void>
}

/**
 * Creates databases of either engine. PostgreSQL has the memory that docs/postgresql.md recommends, a quarter of that of a
 * small server, since its default is for the smallest of machines.
 * `remove` stops the PostgreSQL server; the databases are removed before.
 */
export async function openEngines() {
  const cluster = await startCluster(['shared_buffers=1GB'])
  return {
    create: (engine: DatabaseEngine) => createOn(engine, cluster),
    remove: () => cluster.remove(),
  }
}

async function createOn(engine: DatabaseEngine, cluster: Cluster): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-bench-engine-'))
  const own = engine === 'PostgreSQL' ? await createDatabase(cluster.url) : null
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    ...(own !== null && { DATABASE_URL: own.url }),
  }
  const config = readConfig(env)
  const database = await openDatabase(config)
  await migrate(database)
  await database.close()
  return {
    config,
    env,
    async remove() {
      await own?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
