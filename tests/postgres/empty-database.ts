import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../../server/database/migrate.ts'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import project from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..')
const [folder, dump] = ['db', 'db.tar']

/** Beside the packages, and gone with them; another one for another PGlite or other tables. */
function keptAt(): string {
  const tables = join(root, 'server', 'database', 'migrations')
  const hash = createHash('sha256').update(project.dependencies['@electric-sql/pglite'])
  for (const name of readdirSync(tables).toSorted()) hash.update(readFileSync(join(tables, name)))
  const name = `empty-database-${hash.digest('hex').slice(0, 16)}`
  return join(root, 'node_modules', '.cache', name)
}

/**
 * Where PGlite's database of a market lies, with its tables and nothing in them, as a folder and as a dump: making one
 * takes seconds, a copy of one that is made a quarter of a second.
 */
async function keptDatabase(): Promise<string> {
  const kept = keptAt()
  if (existsSync(kept)) return kept
  mkdirSync(join(kept, '..'), { recursive: true })
  const made = mkdtempSync(`${kept}-`)
  const database = await openEmbeddedDatabase(made)
  await migrate(database)
  await database.execute('checkpoint')
  await database.close()
  const engine = await PGlite.create(join(made, folder))
  const dumped = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(join(made, dump), Buffer.from(await dumped.arrayBuffer()))
  try {
    renameSync(made, kept)
  } catch {
    // Another test was quicker.
    rmSync(made, { recursive: true })
  }
  return kept
}

/** The dump of an empty database, for one in memory. */
export async function emptyDump(): Promise<Blob> {
  return new Blob([await readFile(join(await keptDatabase(), dump))])
}

/** A new data folder with an empty database in it, for a server that need not make it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-data-'))
  await cp(join(await keptDatabase(), folder), join(dataDir, 'db'), { recursive: true })
  return dataDir
}
