import { describe, expect, it } from 'vitest'
import { ENDLESS, explore, type System } from './search.ts'

/** Counts from 0 to 9 by steps of one and of three, and ends at 9. */
const counter = (changes: Partial<System<number>> = {}): System<number> => ({
  start: 0,
  keyOf: String,
  moves: (state) =>
    [1, 3]
      .filter((by) => state + by <= 9)
      .map((by) => ({ words: `add ${by}`, next: state + by, broken: null })),
  brokenBy: () => null,
  isFinal: (state) => state === 9,
  ...changes,
})

describe('an exploration', () => {
  it('counts states, edges and the depth', () => {
    expect(explore(counter())).toEqual({
      states: 10,
      edges: 16,
      depth: 4,
      isComplete: true,
      breach: null,
    })
  })
  it('finds the shortest path to a state that breaks a rule', () => {
    const { breach } = explore(counter({ brokenBy: (state) => (state === 7 ? 'No 7.' : null) }))
    expect(breach).toEqual({ sentence: 'No 7.', path: ['add 1', 'add 3', 'add 3'] })
  })
  it('finds a move that breaks a rule', () => {
    const moves = (state: number) => [
      { words: 'add 1', next: state + 1, broken: state === 2 ? 'No step from 2.' : null },
    ]
    expect(explore(counter({ moves })).breach).toEqual({
      sentence: 'No step from 2.',
      path: ['add 1', 'add 1', 'add 1'],
    })
  })
  it('finds the shortest path to a state from which no final state can be reached', () => {
    const { breach } = explore(counter({ isFinal: (state) => state === 5 }))
    expect(breach).toEqual({ sentence: ENDLESS, path: ['add 3', 'add 3'] })
  })
  it('stops at its limit, and says so', () => {
    const { states, isComplete, breach } = explore(counter({ isFinal: () => false }), 4)
    expect({ isComplete, breach }).toEqual({ isComplete: false, breach: null })
    expect(states).toBeLessThan(7)
  })
})
