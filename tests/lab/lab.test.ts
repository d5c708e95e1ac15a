import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { explore } from '../model/paths.ts'
import { machineInvariants } from '../model/machine-invariants.ts'
import { transitionCover } from '../model/transition-cover.ts'
import { walk } from '../model/walk.ts'
import { labScript, momentAt, oneStep } from './lab.events.ts'
import { labInvariants } from './lab.invariants.ts'
import { labMachine } from '../../tools/flow-lab/lab.machine.ts'
import type { ToStage } from '../../tools/flow-lab/protocol.ts'

const model = explore(labScript)

describe('The Flow Lab: invariants of every state and transition', () => {
  it.each(Object.entries(machineInvariants))('%s', (_, violations) => {
    expect(violations(model)).toEqual([])
  })

  it.each(Object.entries(labInvariants))('%s', (_, violations) => {
    expect(violations(model)).toEqual([])
  })
})

// The tests below control the clock, because the user chooses the length of a beat.
const cover = transitionCover(model, ({ stimulus }) => stimulus.kind !== 'advance')

it.each(cover.paths.map((path) => [path.id, path] as const))(
  'The Flow Lab: a real actor takes every transition: %s',
  async (_, path) => {
    expect(await walk(labScript, path)).toEqual([])
  },
)

const twoSteps = { ...oneStep, stimuli: ['one', 'two'] }

/** Starts a Lab whose stage executes every command immediately. */
function withStage() {
  const clock = new SimulatedClock()
  const told: ToStage[] = []
  const lab = createActor(
    labMachine.provide({ actions: { tellStage: (_, message) => void told.push(message) } }),
    { input: { place: twoSteps }, clock },
  )
  const answer = () => {
    const { run, at } = lab.getSnapshot().context
    lab.send({ type: 'stage.moment', run, moment: momentAt(at) })
  }
  lab.start()
  lab.send({ type: 'stage.ready' })
  answer()
  return { lab, clock, told, answer, at: () => lab.getSnapshot().context.at }
}

describe('playing a path', () => {
  it('takes one step per interval and stops at the end', () => {
    const { lab, clock, answer, at } = withStage()
    lab.send({ type: 'play.toggle' })
    for (const expected of [1, 2]) {
      clock.increment(900)
      answer()
      expect(at()).toBe(expected)
    }
    clock.increment(900)
    expect(lab.getSnapshot().matches({ play: 'paused' })).toBe(true)
  })

  it('waits for a screen that is slower than the interval', () => {
    const { lab, clock, at } = withStage()
    lab.send({ type: 'play.toggle' })
    clock.increment(900)
    clock.increment(900)
    expect(at()).toBe(1)
  })

  it('restarts a path that is at its end', () => {
    const { lab, told, answer, at } = withStage()
    lab.send({ type: 'step.go', at: 2 })
    answer()
    lab.send({ type: 'play.toggle' })
    expect(at()).toBe(0)
    expect(told.at(-1)).toMatchObject({ type: 'load', stimuli: [] })
  })

  it('pauses when the user steps manually', () => {
    const { lab } = withStage()
    lab.send({ type: 'play.toggle' })
    lab.send({ type: 'step.forward' })
    expect(lab.getSnapshot().matches({ play: 'paused' })).toBe(true)
  })
})
