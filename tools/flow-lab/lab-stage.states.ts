import { type LabContext, labSetup, loading, taking, trying } from './lab.setup.ts'

type Given = { context: LabContext }

const next = ({ context }: Given) => ({ at: context.at + 1 })
const previous = ({ context }: Given) => ({ at: context.at - 1 })

/** A screen cannot step back: the flow restarts and runs up to the requested step. */
const anew = ['countRun', { type: 'tellStage', params: loading }] as const
const byOne = { type: 'tellStage', params: taking } as const

const walking = labSetup.createStateConfig({
  on: {
    'stage.moment': [
      {
        guard: { type: 'isThere', params: ({ event }) => event },
        target: 'standing',
        actions: { type: 'keepMoment', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOfRun', params: ({ event }) => event },
        actions: { type: 'keepMoment', params: ({ event }) => event },
      },
    ],
    'stage.failed': {
      guard: { type: 'isOfRun', params: ({ event }) => event },
      target: 'standing',
      actions: { type: 'keepTrouble', params: ({ event }) => event },
    },
  },
})

const standing = labSetup.createStateConfig({
  on: {
    'step.forward': {
      guard: 'hasNext',
      target: 'walking',
      actions: [{ type: 'keepStep', params: next }, byOne],
    },
    'play.beat': {
      guard: 'hasNext',
      target: 'walking',
      actions: [{ type: 'keepStep', params: next }, byOne],
    },
    'event.take': {
      guard: { type: 'canHappen', params: ({ event }) => event },
      target: 'walking',
      actions: [{ type: 'keepEvent', params: ({ event }) => event }, byOne],
    },
    'event.try': { actions: { type: 'tellStage', params: trying } },
    'stage.refused': {
      guard: { type: 'isOfRun', params: ({ event }) => event },
      actions: [{ type: 'keepRefused', params: ({ event }) => event }, 'showSteps'],
    },
    'stage.byHand': [
      {
        guard: { type: 'isStepMore', params: ({ event }) => event },
        actions: [{ type: 'keepHand', params: ({ event }) => event }, 'showSteps'],
      },
      {
        guard: { type: 'isThere', params: ({ event }) => event },
        actions: { type: 'keepMoment', params: ({ event }) => event },
      },
    ],
  },
})

/** The live screen's states: connecting, running to a step, or idle at it. */
export const stage = labSetup.createStateConfig({
  initial: 'connecting',
  on: {
    'stage.ready': { target: '.open', reenter: true, actions: [...anew] },
  },
  states: {
    connecting: {
      description: 'The live screen is not there yet; where it is to go is kept for it.',
      on: { 'walk.to': { actions: { type: 'keepPlace', params: ({ event }) => event } } },
    },
    open: {
      initial: 'walking',
      on: {
        'walk.to': {
          target: '.walking',
          actions: [{ type: 'keepPlace', params: ({ event }) => event }, ...anew],
        },
        'step.go': {
          guard: { type: 'canGo', params: ({ event }) => event },
          target: '.walking',
          actions: [{ type: 'keepStep', params: ({ event }) => event }, ...anew],
        },
        'step.forward': {
          guard: 'hasNext',
          target: '.walking',
          actions: [{ type: 'keepStep', params: next }, ...anew],
        },
        'step.back': {
          guard: 'hasPrevious',
          target: '.walking',
          actions: [{ type: 'keepStep', params: previous }, ...anew],
        },
        'play.restart': {
          target: '.walking',
          actions: [{ type: 'keepStep', params: { at: 0 } }, ...anew],
        },
      },
      states: { walking, standing },
    },
  },
})
