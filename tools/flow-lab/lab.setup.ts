import { assign, setup } from 'xstate'
import { effect, listener } from '../../machines/kit.ts'
import type { StepLocation } from './step-location.ts'
import type { FromStage, RefusedEvent, StepSnapshot, ToStage } from './protocol.ts'

export type Speed = 'slow' | 'normal' | 'fast'

/** The delay between two steps, in milliseconds. */
const beats: Readonly<Record<Speed, number>> = { slow: 2000, normal: 900, fast: 150 }

type StageEvent =
  | { type: 'stage.ready' }
  | { type: 'stage.moment'; run: number; moment: StepSnapshot }
  | { type: 'stage.byHand'; run: number; moment: StepSnapshot }
  | { type: 'stage.refused'; run: number; refused: RefusedEvent }
  | { type: 'stage.failed'; run: number; index: number; reason: string }

export type LabEvent =
  | StageEvent
  /** Goes to a step of any path: a selected path, a link, or the path to a state. */
  | { type: 'walk.to'; place: StepLocation }
  | { type: 'step.go'; at: number }
  | { type: 'step.forward' }
  | { type: 'step.back' }
  /** Takes a possible next event that the tester selects. */
  | { type: 'event.take'; stimulus: string }
  /** Sends an event that the state may not take, to see why. */
  | { type: 'event.try'; stimulus: string }
  | { type: 'play.toggle' }
  | { type: 'play.beat' }
  | { type: 'play.restart' }
  | { type: 'speed.choose'; speed: Speed }

export type LabContext = StepLocation & {
  /** Counts the starts of the live screen; messages of an earlier run are ignored. */
  run: number
  /** The moments that the live screen reported for this path, by step index. */
  moments: readonly StepSnapshot[]
  speed: Speed
  /** The transitions taken since the Lab was opened, by flow. */
  sitting: Readonly<Record<string, readonly string[]>>
  /** The event that the machine did not take since the last step. */
  refused: RefusedEvent | null
  /** Why the path cannot continue. */
  error: string | null
}

/** Converts a message of the live screen to an event. */
export const stageEvent = (message: FromStage): StageEvent => {
  switch (message.type) {
    case 'ready':
      return { type: 'stage.ready' }
    case 'moment':
      return { ...message, type: 'stage.moment' }
    case 'byHand':
      return { ...message, type: 'stage.byHand' }
    case 'refused':
      return { ...message, type: 'stage.refused' }
    case 'failed':
      return { ...message, type: 'stage.failed' }
  }
}

export const placeOf = ({ flow, pathId, stimuli, at }: LabContext): StepLocation => ({
  flow,
  pathId,
  stimuli,
  at,
})

const noTrouble = { refused: null, error: null }

const isAtEnd = ({ at, stimuli }: LabContext) => at >= stimuli.length

/** Returns the session's taken transitions, with those of the moment added. */
const withTaken = ({ sitting, flow }: LabContext, { taken }: StepSnapshot) => ({
  ...sitting,
  [flow]: [...new Set([...(sitting[flow] ?? []), ...taken])],
})

/** Returns the path with this next step: the current path where it continues so, otherwise a new unlisted one. */
const goingOn = ({ at, stimuli, moments }: LabContext, stimulus: string) =>
  stimuli[at] === stimulus
    ? { at: at + 1 }
    : {
        at: at + 1,
        stimuli: [...stimuli.slice(0, at), stimulus],
        pathId: null,
        moments: moments.slice(0, at + 1),
      }

/** Returns the message that restarts the flow and runs it to the current step. */
export const loading = ({
  context: { run, flow, stimuli, at },
}: {
  context: LabContext
}): ToStage => ({ type: 'load', run, flow, stimuli: stimuli.slice(0, at) })

/** Returns the message that takes the step just counted. */
export const taking = ({ context: { run, stimuli, at } }: { context: LabContext }): ToStage => ({
  type: 'take',
  run,
  stimulus: stimuli[at - 1] ?? '',
})

/** Returns the message that sends an event to the running flow. */
export const trying = ({
  context: { run },
  event: { stimulus },
}: {
  context: LabContext
  event: { stimulus: string }
}): ToStage => ({ type: 'try', run, stimulus })

/** The Lab's context, events, actors and guards; its states are in lab.machine.ts. */
export const labSetup = setup({
  types: {
    context: {} as LabContext,
    input: {} as { place: StepLocation },
    events: {} as LabEvent,
  },
  actors: {
    /** Forwards the live screen's messages as events. */
    hearStage: listener('lab.hearStage'),
  },
  guards: {
    isOfRun: ({ context }, params: { run: number }) => params.run === context.run,
    /** The live screen has reached the requested step. */
    isThere: ({ context }, params: { run: number; moment: StepSnapshot }) =>
      params.run === context.run && params.moment.index === context.at,
    isStepMore: ({ context }, params: { run: number; moment: StepSnapshot }) =>
      params.run === context.run && params.moment.index === context.at + 1,
    hasNext: ({ context }) => !isAtEnd(context),
    hasPrevious: ({ context }) => context.at > 0,
    isAtEnd: ({ context }) => isAtEnd(context),
    canGo: ({ context }, params: { at: number }) =>
      params.at >= 0 && params.at <= context.stimuli.length,
    canHappen: ({ context }, params: { stimulus: string }) =>
      context.moments[context.at]?.possible.some(({ stimulus }) => stimulus === params.stimulus) ??
      false,
  },
  actions: {
    tellStage: effect<ToStage>('tellStage'),
    /** Brings the list of steps into view. */
    showSteps: effect('showSteps'),
    keepPlace: assign((_, { place }: { place: StepLocation }) => ({
      ...place,
      ...noTrouble,
      moments: [],
    })),
    keepStep: assign((_, { at }: { at: number }) => ({ ...noTrouble, at })),
    countRun: assign(({ context }) => ({ run: context.run + 1 })),
    keepMoment: assign(({ context }, { moment }: { moment: StepSnapshot }) => ({
      refused: null,
      moments: [
        ...context.moments.slice(0, moment.index),
        moment,
        ...context.moments.slice(moment.index + 1),
      ],
      sitting: withTaken(context, moment),
    })),
    keepHand: assign(({ context }, { moment }: { moment: StepSnapshot }) => ({
      ...goingOn(context, moment.stimulus ?? ''),
      ...noTrouble,
      moments: [...context.moments.slice(0, moment.index), moment],
      sitting: withTaken(context, moment),
    })),
    keepEvent: assign(({ context }, { stimulus }: { stimulus: string }) => ({
      ...goingOn(context, stimulus),
      ...noTrouble,
    })),
    keepRefused: assign((_, { refused }: { refused: RefusedEvent }) => ({ refused })),
    keepTrouble: assign((_, { index, reason }: { index: number; reason: string }) => ({
      at: Math.max(0, index - 1),
      refused: null,
      error: reason,
    })),
    keepSpeed: assign((_, { speed }: { speed: Speed }) => ({ speed })),
  },
  delays: {
    beat: ({ context }) => beats[context.speed],
  },
})
