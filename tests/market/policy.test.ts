import { describe, expect, it } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy, policyProblems } from '../../machines/market/policy.ts'

describe('the policy of the flows on the server', () => {
  it('has no problems', () => {
    expect(policyProblems(policy)).toEqual([])
  })
  it('keeps the promise of the home page: 30 days to return an item', () => {
    expect(policy.durations.returnPeriod).toBe('P30D')
  })
  it('names a reminder that comes after its deadline', () => {
    const durations = { ...policy.durations, metReminder: 'P2D' } as const
    expect(policyProblems({ ...policy, durations })).toEqual([
      'metReminder must be shorter than met.',
    ])
  })
  it('names a duration, a percentage and a count that are none, and missing retries', () => {
    expect(
      policyProblems({
        durations: { sent: 'P0D' },
        retries: [],
        lowestOffers: [50, 0.5, 101],
        counts: { offers: 0 },
      }),
    ).toEqual([
      "sent: 'P0D' is not a duration such as P3D, PT48H or PT5M.",
      'A failed payment needs at least one retry.',
      'lowestOffers: 0.5 is not a percentage between 1 and 100.',
      'lowestOffers: 101 is not a percentage between 1 and 100.',
      'offers: 0 is not a number of times.',
    ])
  })
  it('names a missing choice of the lowest offer', () => {
    expect(policyProblems({ ...policy, lowestOffers: [] })).toEqual([
      'A seller needs a lowest offer to choose.',
    ])
  })
})

describe('a duration', () => {
  it.each([
    ['P3D', 259_200_000],
    ['PT48H', 172_800_000],
    ['PT5M', 300_000],
  ])('%s is %i ms', (duration, milliseconds) => {
    expect(millisecondsOf(duration)).toBe(milliseconds)
  })
  it.each(['', 'P', 'PT', '3D', 'P-3D', 'P1.5D', 'P3H', 'PT3D', 'P1DT2H'])(
    "'%s' is not a duration",
    (duration) => {
      expect(() => millisecondsOf(duration)).toThrow('is not a duration')
    },
  )
})
