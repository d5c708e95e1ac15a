import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../server/commands/fingerprint.mjs'
import { root } from '../../server/commands/runtime.mjs'

/**
 * Returns a folder that is slow to create, cached for all tests in node_modules/.cache. A change of a source file
 * creates a new folder. `sources`: folders relative to the project's root.
 */
export async function cachedFolder(
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
    // Another test created it first.
    rmSync(made, { recursive: true })
  }
  return kept
}
