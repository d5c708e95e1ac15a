import { describe, expect, it } from 'vitest'
import { confirmationScript } from '../../tests/flows/confirmation/confirmation.script.ts'
import { confirmationInvariants } from '../../tests/flows/confirmation/confirmation.invariants.ts'
import { type Flow, flowOf } from './flow.ts'
import { mutantsOf } from './maker.ts'
import { problemsOf, scan } from './scan.ts'

const confirmation = flowOf('confirmation', confirmationScript, confirmationInvariants)

describe('a set of invariants', () => {
  it('lets every mutant survive if it catches nothing', () => {
    const blind: Flow = { ...confirmation, caughtBy: () => null }
    const ids = mutantsOf(confirmation.machine).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(30)
    expect(scan(blind).survivors).toEqual(ids)
  })

  it('lets no mutant survive if it is complete', () => {
    expect(scan(confirmation).survivors).toEqual([])
  })

  it('without one invariant, lets the mutants survive that only this one catches', () => {
    const { 'A8: a failure is reported, and nothing else is': lost, ...rest } =
      confirmationInvariants
    expect(lost).toBeDefined()
    expect(scan(flowOf('confirmation', confirmationScript, rest)).survivors).toEqual([
      'performing, perform.onDone 2: action logError removed',
      'performing, perform.onError 1: action logError removed',
      'performing, perform.onError 2: action logError removed',
    ])
  })

  it('catches a mutant if it throws', () => {
    const stopped = flowOf('confirmation', confirmationScript, {
      'an invariant that throws': () => {
        throw new Error('Stopped')
      },
    })
    expect(stopped.caughtBy(() => undefined)).toBe('it can be explored: Error: Stopped')
  })
})

describe('a scan', () => {
  const found = { name: 'lamp', mutants: 3, survivors: ['off: removed'] }

  it('fails on a survivor without a reason', () => {
    expect(problemsOf(found, {})).toEqual(["lamp: no sentence catches 'off: removed'"])
  })
  it('accepts a survivor with a reason', () => {
    expect(problemsOf(found, { lamp: { 'off: removed': 'It is never on.' } })).toEqual([])
  })
  it('fails on a reason whose mutant is caught or no longer exists', () => {
    const reasons = { 'off: removed': 'It is never on.', 'on: removed': 'It is never off.' }
    expect(problemsOf(found, { lamp: reasons })).toEqual([
      "lamp: 'on: removed' is caught or gone, and needs no reason",
    ])
  })
})
