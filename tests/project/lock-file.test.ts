import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Package = { version?: string; optionalDependencies?: Record<string, string> }

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'),
)

/** Resolves a package as Node does: in the package's own node_modules, then in each enclosing one. */
function find(name: string, from: string): Package | null {
  const found = lock.packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (found !== undefined) return found
  const around = from.lastIndexOf('/node_modules/')
  return from === '' ? null : find(name, around === -1 ? '' : from.slice(0, around))
}

// npm omits from the lock file the packages that its registry lacked that day, and `npm ci` then rejects the file.
test('the lock file names the packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const found = find(name, path)
        return found === null || (/^\d/.test(range) && found.version !== range)
      })
      .map(([name]) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})
