import { describe, expect, it } from 'vitest'
import type { Flow } from './flow.ts'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { mutantsOf } from './maker.ts'
import { keptPage, sourcesIn } from './page.ts'
import { scan } from './scan.ts'
import { sourceOf } from './source.ts'

const sources = sourcesIn(keptPage())
/** How many mutants of a changed machine are tested here; `npm run mutate` tests all of them. */
const SAMPLE = 10
/** The same of a machine whose mutants take seconds each. */
const SMALL_SAMPLE = 3

/** Returns the survivors of a sample. Harmless mutants are left out: they take the longest. */
function survivorsIn(flow: Flow): readonly string[] {
  const reasons = harmless[flow.name] ?? {}
  const every = Math.ceil(
    mutantsOf(flow.machine).length / (flow.takesMinutes ? SMALL_SAMPLE : SAMPLE),
  )
  return scan(flow, (id, index) => index % every === 0 && !(id in reasons)).survivors
}

describe('the mutants of a machine', () => {
  // `npm run mutate` has tested all mutants of the sources that docs/mutation.md lists.
  it.each(flows)(
    'are known to be caught, or those of a sample are: $name',
    { timeout: 240_000 },
    (flow) => {
      const isKnown = sources[flow.name] === sourceOf(flow)
      expect(isKnown ? [] : survivorsIn(flow)).toEqual([])
    },
  )
})

describe('the source hash of a machine', () => {
  it.each(flows)('is listed in docs/mutation.md: $name', ({ name }) => {
    expect(sources[name]).toMatch(/^[0-9a-f]{12}$/)
  })

  it('changes if an invariant is missing', () => {
    const [flow] = flows
    if (flow === undefined) throw new Error('There are no flows.')
    expect(sourceOf({ ...flow, sentences: flow.sentences.slice(1) })).not.toBe(sourceOf(flow))
  })

  it('differs from machine to machine', () => {
    expect(new Set(flows.map(sourceOf)).size).toBe(flows.length)
  })
})
