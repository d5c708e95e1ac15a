import { scriptFor } from '../model/script.ts'
import { labMachine } from '../../tools/flow-lab/lab.machine.ts'
import type { LabContext } from '../../tools/flow-lab/lab.setup.ts'
import { type StepLocation, startOf } from '../../tools/flow-lab/step-location.ts'
import type { StepSnapshot } from '../../tools/flow-lab/protocol.ts'

export const oneStep: StepLocation = {
  flow: 'advertise',
  pathId: 'advertise-1',
  stimuli: ['one'],
  at: 0,
}

/** Returns the moment that the stage reports after `index` steps. */
export const momentAt = (index: number): StepSnapshot => ({
  index,
  stimulus: [null, 'one'][index] ?? null,
  event: null,
  before: null,
  state: `after ${index}`,
  isOver: false,
  context: '{}',
  money: null,
  taken: [`transition ${index}`],
  effects: [],
  atWork: [],
  possible: [
    { stimulus: 'one', by: 'user' },
    { stimulus: 'three', by: 'fault' },
  ],
  refused: ['four'],
  problem: null,
})

const fourRefused = { stimulus: 'four', state: 'after 0', guards: ['isEven'], ignored: null }

/** The stage runs that the walk allows. */
const RUNS = [1, 2]

type At = { context: LabContext }
const isEarly = ({ context }: At) => context.run < RUNS.length
/** Events that do not depend on the path's position are tried only at its start. */
const isFresh = ({ context }: At) => context.run === 1 && context.at === 0
const isAsked =
  (run: number, index: number) =>
  ({ context }: At) =>
    context.run === run && index <= Math.min(context.at, context.moments.length)

/** The script of the Lab: a path of one step, an event outside of the path, and another path. */
export const labScript = scriptFor(labMachine, {
  input: { place: oneStep },
  sends: [
    { name: 'walk.to=start', event: { type: 'walk.to', place: startOf('session') }, when: isEarly },
    {
      name: 'walk.to=end',
      event: { type: 'walk.to', place: { ...oneStep, at: 1 } },
      when: isEarly,
    },
    { name: 'step.go=1', event: { type: 'step.go', at: 1 }, when: isEarly },
    { name: 'step.go=9', event: { type: 'step.go', at: 9 } },
    { name: 'step.forward', event: { type: 'step.forward' }, when: isEarly },
    { name: 'step.back', event: { type: 'step.back' }, when: isEarly },
    { name: 'event.take=three', event: { type: 'event.take', stimulus: 'three' } },
    { name: 'event.try=four', event: { type: 'event.try', stimulus: 'four' } },
    { name: 'event.take=never', event: { type: 'event.take', stimulus: 'never' } },
    { name: 'play.toggle', event: { type: 'play.toggle' }, when: isFresh },
    {
      name: 'speed.choose=fast',
      event: { type: 'speed.choose', speed: 'fast' },
      when: (state) => isFresh(state) && state.context.speed !== 'fast',
    },
    { name: 'play.beat', event: { type: 'play.beat' } },
    { name: 'play.restart', event: { type: 'play.restart' }, when: isEarly },
  ],
  listeners: {
    hearStage: [
      { name: 'stage.ready', event: { type: 'stage.ready' }, when: isEarly },
      ...RUNS.flatMap((run) => [
        ...[0, 1].map((index) => ({
          name: `stage.moment=${index} of ${run}`,
          event: { type: 'stage.moment' as const, run, moment: momentAt(index) },
          when: isAsked(run, index),
        })),
        {
          name: `stage.byHand of ${run}`,
          event: { type: 'stage.byHand' as const, run, moment: momentAt(1) },
          when: ({ context }: At) => context.run === run,
        },
        {
          name: `stage.refused of ${run}`,
          event: { type: 'stage.refused' as const, run, refused: fourRefused },
          when: ({ context }: At) => context.run === run && context.refused === null,
        },
        {
          name: `stage.failed of ${run}`,
          event: { type: 'stage.failed' as const, run, index: 1, reason: 'It cannot happen.' },
          when: ({ context }: At) => context.run === run,
        },
      ]),
    ],
  },
  ports: {},
  factsOf: ({ flow, pathId, stimuli, at, run, moments, refused, error }) => [
    flow,
    pathId ?? 'by hand',
    stimuli.join('+'),
    at,
    run,
    moments.length,
    refused?.stimulus ?? 'taken',
    error ?? 'fine',
  ],
  bound: 4,
})
