import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../server/commands/fingerprint.mjs'
import { root } from '../../server/commands/runtime.mjs'

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
  const hash = fingerprint(sources, [version]).slice(0, 16)
  const kept = join(root, 'node_modules', '.cache', `${name}-${hash}`)
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
