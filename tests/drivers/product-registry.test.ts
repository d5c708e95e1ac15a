import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const nounsOf = (pattern: string, ending: string) =>
  globSync(`${pattern}${ending}`, { cwd: root }).map((file) => basename(file, ending))

it.each(nounsOf('machines/*', '.machine.ts'))(
  'the %s machine has a test in the production build',
  (machine) => {
    expect(nounsOf('tests/flows/*/*', '.product.ts')).toContain(machine)
    expect(nounsOf('tests/flows/*/*', '-product.test.ts')).toContain(machine)
  },
)
