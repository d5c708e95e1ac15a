import { describe, expect, it } from 'vitest'
import { confirmationScript } from '../../models/confirmation.events.ts'
import { confirmationInvariants } from '../../models/confirmation.invariants.ts'
import { type Flow, flowOf } from './flow.ts'
import { mutantsOf } from './maker.ts'
import { problemsOf, scan } from './scan.ts'

const confirmation = flowOf('confirmation', confirmationScript, confirmationInvariants)

describe('a judge', () => {
  it('who sees nothing lets every mutant live', () => {
    const blind: Flow = { ...confirmation, caughtBy: () => null }
    const ids = mutantsOf(confirmation.machine).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(30)
    expect(scan(blind).survivors).toEqual(ids)
  })

  it('who knows all sentences lets none live', () => {
    expect(scan(confirmation).survivors).toEqual([])
  })

  it('who lacks a sentence lets those live that it alone catches', () => {
    const { 'A8: a failure is reported, and nothing else is': lost, ...rest } =
      confirmationInvariants
    expect(lost).toBeDefined()
    expect(scan(flowOf('confirmation', confirmationScript, rest)).survivors).toEqual([
      'performing, perform.onDone 2: action logError removed',
      'performing, perform.onError: action logError removed',
    ])
  })

  it('who is stopped by a mutant has caught it', () => {
    const stopped = flowOf('confirmation', confirmationScript, {
      'what is asked is answered': () => {
        throw new Error('Stopped')
      },
    })
    expect(stopped.caughtBy(() => undefined)).toBe('it can be explored: Error: Stopped')
  })
})

describe('a scan', () => {
  const found = { name: 'lamp', mutants: 3, survivors: ['off: removed'] }

  it('fails on a survivor that has no reason', () => {
    expect(problemsOf(found, {})).toEqual(["lamp: no sentence catches 'off: removed'"])
  })
  it('is content with a survivor that has one', () => {
    expect(problemsOf(found, { lamp: { 'off: removed': 'It is never on.' } })).toEqual([])
  })
  it('fails on a reason whose mutant is caught, or is no more', () => {
    const reasons = { 'off: removed': 'It is never on.', 'on: removed': 'It is never off.' }
    expect(problemsOf(found, { lamp: reasons })).toEqual([
      "lamp: 'on: removed' is caught or gone, and needs no reason",
    ])
  })
})
