import { raise } from 'xstate'
import { stage } from './lab-stage.states.ts'
import { labSetup } from './lab.setup.ts'

const UNHEARD = 'The live screen does not answer. Reload the page.'

/** The Flow Lab: a path of a flow, the current step, and the live screen that runs the path. */
export const labMachine = labSetup.createMachine({
  id: 'lab',
  context: ({ input }) => ({
    ...input.place,
    run: 0,
    moments: [],
    speed: 'normal',
    sitting: {},
    refused: null,
    error: null,
  }),
  invoke: {
    id: 'hearStage',
    src: 'hearStage',
    onError: { actions: { type: 'keepTrouble', params: { index: 0, reason: UNHEARD } } },
  },
  on: {
    'speed.choose': { actions: { type: 'keepSpeed', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    stage,
    play: {
      initial: 'paused',
      states: {
        paused: {
          on: {
            'play.toggle': [
              { guard: 'isAtEnd', target: 'playing', actions: raise({ type: 'play.restart' }) },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          description: 'A step at each beat; what is chosen by hand stops it.',
          on: {
            'play.toggle': 'paused',
            'walk.to': 'paused',
            'step.go': 'paused',
            'step.forward': 'paused',
            'step.back': 'paused',
            'event.take': 'paused',
            'stage.failed': 'paused',
            'stage.byHand': 'paused',
            'stage.refused': 'paused',
          },
          after: {
            beat: [
              { guard: 'isAtEnd', target: 'paused' },
              { target: 'playing', reenter: true, actions: raise({ type: 'play.beat' }) },
            ],
          },
        },
      },
    },
  },
})
