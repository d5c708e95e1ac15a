import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import project from '../../package.json' with { type: 'json' }

/** Beside the packages, and gone with them. */
const kept = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '.cache',
  `empty-database-${project.dependencies['@electric-sql/pglite']}`,
)
const [folder, dump] = ['db', 'db.tar']

/**
 * Where an empty database of PGlite lies, as a folder and as a dump: making one takes seconds, a copy of one that is
 * made a quarter of a second.
 */
async function keptDatabase(): Promise<string> {
  if (existsSync(kept)) return kept
  mkdirSync(join(kept, '..'), { recursive: true })
  const made = mkdtempSync(`${kept}-`)
  const engine = await PGlite.create(join(made, folder))
  const dumped = await engine.dumpDataDir('none')
  await writeFile(join(made, dump), Buffer.from(await dumped.arrayBuffer()))
  await engine.close()
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
