import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import xstate from 'xstate/package.json' with { type: 'json' }
import type { Flow } from './flow.ts'
import { harmless } from './harmless.ts'

const root = join(import.meta.dirname, '..', '..')
const IMPORT = /(?:from|import) '(\.[^']+)'/g

/** Returns a file and every project file that it imports, directly or transitively. */
function withImports(path: string, found: Set<string>): Set<string> {
  if (found.has(path) || !existsSync(path)) return found
  found.add(path)
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    withImports(join(dirname(path), specifier), found)
  }
  return found
}

/**
 * Returns a hash of everything that affects a machine's mutants: the flow's sources with all their imports, including
 * the machine; the code that creates the mutants; the version of XState. 12 hexadecimal digits.
 */
export function sourceOf({
  name,
  sentences,
  sources,
}: Pick<Flow, 'name' | 'sentences' | 'sources'>): string {
  const entries = [
    ...sources,
    join(import.meta.dirname, 'flow.ts'),
    join(import.meta.dirname, 'maker.ts'),
  ]
  const files = [...entries.reduce((found, entry) => withImports(entry, found), new Set<string>())]
  const hash = createHash('sha256')
  hash.update(JSON.stringify([xstate.version, sentences, harmless[name] ?? {}]))
  for (const file of files.toSorted()) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}
