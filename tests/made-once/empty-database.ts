import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../../server/database/migrate.ts'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
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
    ['server/database/migrations'],
    project.dependencies['@electric-sql/pglite'],
    async (made) => {
      const database = await openEmbeddedDatabase(made)
      await migrate(database)
      await database.execute('checkpoint')
      await database.close()
      const engine = await PGlite.create(join(made, folder))
      const dumped = await engine.dumpDataDir('none')
      await engine.close()
      await writeFile(join(made, dump), Buffer.from(await dumped.arrayBuffer()))
    },
  )

/** Returns the dump of an empty database, for an in-memory database. */
export async function emptyDump(): Promise<Blob> {
  return new Blob([await readFile(join(await keptDatabase(), dump))])
}

/** Creates a data folder with an empty database, so that a server need not create one. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-data-'))
  await cp(join(await keptDatabase(), folder), join(dataDir, 'db'), { recursive: true })
  return dataDir
}
