import { describe, expect, it } from 'vitest'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { keptPage, sourcesIn } from './page.ts'
import { problemsOf, scan } from './scan.ts'
import { sourceOf } from './source.ts'

const sources = sourcesIn(keptPage())

describe('a machine with one thing wrong', () => {
  // `npm run mutate` has tested all mutants of the sources that docs/mutation.md lists.
  it.each(flows)(
    'is caught by a sentence, or does no harm: $name',
    { timeout: 240_000 },
    (flow) => {
      const isKnown = sources[flow.name] === sourceOf(flow)
      expect(isKnown ? [] : problemsOf(scan(flow), harmless)).toEqual([])
    },
  )
})

describe('the source of a machine', () => {
  it.each(flows)('is written in docs/mutation.md: $name', ({ name }) => {
    expect(sources[name]).toMatch(/^[0-9a-f]{12}$/)
  })

  it('is another one where a sentence is missing', () => {
    const [flow] = flows
    if (flow === undefined) throw new Error('There are no flows.')
    expect(sourceOf({ ...flow, sentences: flow.sentences.slice(1) })).not.toBe(sourceOf(flow))
  })

  it('differs from machine to machine', () => {
    expect(new Set(flows.map(sourceOf)).size).toBe(flows.length)
  })
})
