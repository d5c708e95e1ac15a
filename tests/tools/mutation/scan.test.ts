import { describe, expect, it } from 'vitest'
import { flows } from './flows.ts'
import { harmless } from './harmless.ts'
import { problemsOf, scan } from './scan.ts'

describe('a machine with one thing wrong', () => {
  it.each(flows)(
    'is caught by a sentence, or does no harm: $name',
    { timeout: 240_000 },
    (flow) => {
      expect(problemsOf(scan(flow), harmless)).toEqual([])
    },
  )
})
