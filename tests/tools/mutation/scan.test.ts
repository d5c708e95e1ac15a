import { describe, expect, it } from 'vitest'
import type { Flow } from './flow.ts'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { keptPage, sourcesIn } from './page.ts'
import { problemsOf, scan } from './scan.ts'
import { sourceOf } from './source.ts'

const sources = sourcesIn(keptPage())
/** Of a flow whose mutants take minutes, one in so many is tested. */
const SAMPLE = 200

/** Returns the problems of a flow, or the survivors of a sample. A harmless mutant takes the longest. */
function problemsIn(flow: Flow): readonly string[] {
  if (!flow.takesMinutes) return problemsOf(scan(flow), harmless)
  const reasons = harmless[flow.name] ?? {}
  return scan(flow, (id, index) => index % SAMPLE === 0 && !(id in reasons)).survivors
}

describe('each mutant of a machine', () => {
  // `npm run mutate` has tested all mutants of the sources that docs/mutation.md lists.
  it.each(flows)(
    'is caught by an invariant or is harmless: $name',
    { timeout: 240_000 },
    (flow) => {
      const isKnown = sources[flow.name] === sourceOf(flow)
      expect(isKnown ? [] : problemsIn(flow)).toEqual([])
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
