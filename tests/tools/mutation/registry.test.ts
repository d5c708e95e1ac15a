import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'
import { keptPage, pageOf, sourcesIn } from './page.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const nounsIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
const names = flows.map(({ name }) => name)

describe('the machines that are made worse', () => {
  it('are all of the machines', () => {
    const machines = nounsIn('machines', '.machine.ts')
    expect(names.toSorted()).toEqual(machines.toSorted())
  })

  it('are judged by all of the sentences', () => {
    const registry = readFileSync(join(import.meta.dirname, 'flows.ts'), 'utf8')
    const models = join(root, 'tests', 'models')
    const within = nounsIn('tests/models', '.invariants.ts').map((noun) =>
      readFileSync(join(models, `${noun}.invariants.ts`), 'utf8'),
    )
    const unused = nounsIn('tests/models', '.invariants.ts').filter((noun) =>
      [registry, ...within].every((text) => !text.includes(`/${noun}.invariants.ts'`)),
    )
    expect(unused).toEqual([])
  })

  it.each(flows)('hold what they are judged by before anything is done to them: $name', (flow) => {
    expect(flow.caughtBy(() => undefined)).toBeNull()
  })

  it('are excused by name: each reason is of a machine that is there', () => {
    expect(Object.keys(harmless).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('the mutants', () => {
  it.each(flows)('have names that tell them apart: $name', ({ machine }) => {
    const ids = mutantsOf(machine).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('are counted in docs/mutation.md as they are', () => {
    const kept = keptPage()
    const page = pageOf(flows, harmless, sourcesIn(kept))
    expect(kept, 'docs/mutation.md is out of date: npm run mutate').toBe(page)
  })
})
