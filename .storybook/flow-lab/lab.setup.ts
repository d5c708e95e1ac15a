import { assign, setup } from 'xstate'
import { effect, listener } from '../../machines/port.ts'
import type { Place } from './place.ts'
import type { FromStage, Moment, ToStage } from './protocol.ts'

export type Speed = 'slow' | 'normal' | 'fast'

/** Milliseconds from one step to the next. */
const beats: Readonly<Record<Speed, number>> = { slow: 2000, normal: 900, fast: 150 }

type StageEvent =
  | { type: 'stage.ready' }
  | { type: 'stage.moment'; run: number; moment: Moment }
  | { type: 'stage.byHand'; run: number; moment: Moment }
  | { type: 'stage.failed'; run: number; index: number; reason: string }

export type LabEvent =
  | StageEvent
  /** To a step of any path: chosen, linked to, or the way to a state. */
  | { type: 'walk.to'; place: Place }
  | { type: 'step.go'; at: number }
  | { type: 'step.forward' }
  | { type: 'step.back' }
  /** Something that can happen now, chosen by hand. */
  | { type: 'event.take'; stimulus: string }
  | { type: 'play.toggle' }
  | { type: 'play.beat' }
  | { type: 'play.restart' }
  | { type: 'speed.choose'; speed: Speed }

export type LabContext = Place & {
  /** Counts how often the stage was started: what it says of an earlier run is not listened to. */
  run: number
  /** What the stage told of this path, by the number of the step. */
  moments: readonly Moment[]
  speed: Speed
  /** The transitions that were taken since the Lab was opened, by flow. */
  sitting: Readonly<Record<string, readonly string[]>>
  /** Why the path goes no further. */
  trouble: string | null
}

/** What the stage says, as events. */
export const stageEvent = (message: FromStage): StageEvent => {
  switch (message.type) {
    case 'ready':
      return { type: 'stage.ready' }
    case 'moment':
      return { ...message, type: 'stage.moment' }
    case 'byHand':
      return { ...message, type: 'stage.byHand' }
    case 'failed':
      return { ...message, type: 'stage.failed' }
  }
}

export const placeOf = ({ flow, pathId, stimuli, at }: LabContext): Place => ({
  flow,
  pathId,
  stimuli,
  at,
})

const isAtEnd = ({ at, stimuli }: LabContext) => at >= stimuli.length

/** What was taken, added to what was taken before in this sitting. */
const withTaken = ({ sitting, flow }: LabContext, { taken }: Moment) => ({
  ...sitting,
  [flow]: [...new Set([...(sitting[flow] ?? []), ...taken])],
})

/** A path whose next step is this one: the one at hand where it goes on so, or a new one by hand. */
const goingOn = ({ at, stimuli, moments }: LabContext, stimulus: string) =>
  stimuli[at] === stimulus
    ? { at: at + 1 }
    : {
        at: at + 1,
        stimuli: [...stimuli.slice(0, at), stimulus],
        pathId: null,
        moments: moments.slice(0, at + 1),
      }

/** What the stage is told so that it starts the flow anew and walks to the step that is wanted. */
export const loading = ({
  context: { run, flow, stimuli, at },
}: {
  context: LabContext
}): ToStage => ({ type: 'load', run, flow, stimuli: stimuli.slice(0, at) })

/** What the stage is told so that the step that was just counted happens. */
export const taking = ({ context: { run, stimuli, at } }: { context: LabContext }): ToStage => ({
  type: 'take',
  run,
  stimulus: stimuli[at - 1] ?? '',
})

/** Context, events, ports and rules of the Lab; its states are in lab.machine.ts. */
export const labSetup = setup({
  types: {
    context: {} as LabContext,
    input: {} as { place: Place },
    events: {} as LabEvent,
  },
  actors: {
    /** Sends what the live screen says. */
    hearStage: listener('lab.hearStage'),
  },
  guards: {
    isOfRun: ({ context }, params: { run: number }) => params.run === context.run,
    /** The stage has come to the step that is wanted. */
    isThere: ({ context }, params: { run: number; moment: Moment }) =>
      params.run === context.run && params.moment.index === context.at,
    isStepMore: ({ context }, params: { run: number; moment: Moment }) =>
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
    keepPlace: assign((_, { place }: { place: Place }) => ({
      ...place,
      moments: [],
      trouble: null,
    })),
    keepStep: assign((_, { at }: { at: number }) => ({ at, trouble: null })),
    countRun: assign(({ context }) => ({ run: context.run + 1 })),
    keepMoment: assign(({ context }, { moment }: { moment: Moment }) => ({
      moments: [
        ...context.moments.slice(0, moment.index),
        moment,
        ...context.moments.slice(moment.index + 1),
      ],
      sitting: withTaken(context, moment),
    })),
    keepHand: assign(({ context }, { moment }: { moment: Moment }) => ({
      ...goingOn(context, moment.stimulus ?? ''),
      moments: [...context.moments.slice(0, moment.index), moment],
      sitting: withTaken(context, moment),
      trouble: null,
    })),
    keepEvent: assign(({ context }, { stimulus }: { stimulus: string }) => ({
      ...goingOn(context, stimulus),
      trouble: null,
    })),
    keepTrouble: assign((_, { index, reason }: { index: number; reason: string }) => ({
      at: Math.max(0, index - 1),
      trouble: reason,
    })),
    keepSpeed: assign((_, { speed }: { speed: Speed }) => ({ speed })),
  },
  delays: {
    beat: ({ context }) => beats[context.speed],
  },
})
