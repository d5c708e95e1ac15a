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
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * A folder that takes long to make and is always the same, made once for all tests: beside the packages, and gone with
 * them; another one once a file changes that it is made of. `sources`: folders from the project's root.
 */
export async function keptFolder(
  name: string,
  sources: readonly string[],
  version: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(version)
  for (const source of sources) {
    const folder = join(root, source)
    for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)))
  }
  const kept = join(root, 'node_modules', '.cache', `${name}-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(kept)) return kept
  mkdirSync(join(kept, '..'), { recursive: true })
  const made = mkdtempSync(`${kept}-`)
  await make(made)
  try {
    renameSync(made, kept)
  } catch {
    // Another test was quicker.
    rmSync(made, { recursive: true })
  }
  return kept
}
