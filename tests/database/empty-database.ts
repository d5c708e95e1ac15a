import { cpSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../server/database/migrate.ts'
import { openEmbeddedDatabase, startPglite } from '../../server/database/pglite.ts'
import project from '../../package.json' with { type: 'json' }
import { cachedFolder } from './kept-folder.ts'

const [folder, dump] = ['db', 'db.tar']

/**
 * Returns the cached PGlite database with empty tables, as a folder and as a dump. Creating a database takes seconds;
 * copying the cached one takes a quarter of a second.
 */
const keptDatabase = () =>
  cachedFolder(
    'empty-database',
    ['tests/database', 'server/database/migrations'],
    project.dependencies['@electric-sql/pglite'],
    async (made) => {
      const database = await openEmbeddedDatabase(made)
      await migrate(database)
      await database.execute('checkpoint')
      await database.close()
      await dropTemplates(join(made, folder))
      const engine = await startPglite({ dataDir: join(made, folder) })
      const dumped = await engine.dumpDataDir('none')
      await engine.close()
      await writeFile(join(made, dump), Buffer.from(await dumped.arrayBuffer()))
    },
  )

/**
 * Removes the files of the databases that `create database` copies from, which no test does on PGlite: a third of the
 * bytes and two thirds of the files of each copy. PostgreSQL's oids of template1 and template0 are 1 and 4.
 */
async function dropTemplates(cluster: string): Promise<void> {
  for (const oid of ['1', '4']) await rm(join(cluster, 'base', oid), { recursive: true })
}

/** Returns the dump of an empty database, for an in-memory database. */
export async function emptyDump(): Promise<Blob> {
  return new Blob([await readFile(join(await keptDatabase(), dump))])
}

/** Creates a data folder with an empty database, so that a server need not create one. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-data-'))
  cpSync(join(await keptDatabase(), folder), join(dataDir, 'db'), { recursive: true })
  return dataDir
}
