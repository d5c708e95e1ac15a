import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MACHINE_SOURCES, withoutDescriptions } from '../../server/client-build/descriptions.ts'

const folder = join(import.meta.dirname, '..', '..', 'machines')
const machines = readdirSync(folder).filter((name) => name.endsWith('.ts'))

test.each(machines)(
  'the built client has %s without its descriptions, and nothing else is cut',
  (name) => {
    expect(join(folder, name)).toMatch(MACHINE_SOURCES)
    const source = readFileSync(join(folder, name), 'utf8')
    const built = withoutDescriptions(source)
    expect(built).not.toMatch(/\bdescription:/)
    const kept = new Set(built.split('\n'))
    const cut = source.split('\n').filter((line) => !kept.has(line))
    for (const line of cut) expect(line).toMatch(/\bdescription:|^\s*['"]/)
  },
)
