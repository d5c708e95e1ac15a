import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const nounsIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))

it.each(nounsIn('machines', '.machine.ts'))(
  'the %s machine has a test in the production build',
  (machine) => {
    expect(nounsIn('tests/product', '.product.ts')).toContain(machine)
    expect(nounsIn('tests/product', '.test.ts')).toContain(machine)
  },
)
