import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'
import { keptPage, pageOf, sourcesIn } from './page.ts'

const root = join(import.meta.dirname, '..', '..')
const names = new Set(flows.map(({ name }) => name))

describe('the machines under mutation testing', () => {
  it('are checked by all invariants', () => {
    const filesOf = (ending: string) => globSync(join(root, 'tests', 'flows', '*', `*${ending}`))
    const texts = [...filesOf('.flow.ts'), ...filesOf('.invariants.ts')].map((file) =>
      readFileSync(file, 'utf8'),
    )
    const unused = filesOf('.invariants.ts').filter((file) =>
      texts.every((text) => !text.includes(`/${basename(file)}'`)),
    )
    expect(unused).toEqual([])
  })

  const quick = flows.filter(({ takesMinutes }) => !takesMinutes)
  it.each(quick)('satisfy their invariants before they are mutated: $name', (flow) => {
    expect(flow.caughtBy(() => undefined)).toBeNull()
  })

  it('include every machine for which harmless.ts has a reason', () => {
    expect(Object.keys(harmless).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the mutants', () => {
  it.each(flows)('have unique ids: $name', ({ machine }) => {
    const ids = mutantsOf(machine).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('match the counts in docs/mutation.md', () => {
    const kept = keptPage()
    const page = pageOf(flows, harmless, sourcesIn(kept))
    expect(kept, 'docs/mutation.md is out of date: npm run mutate').toBe(page)
  })
})
