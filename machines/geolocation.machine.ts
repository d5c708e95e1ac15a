import { setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { NoPosition } from '../src/domain/geolocation.ts'
import { createAssign, effect, port, type Thrown } from './kit.ts'

type Town = { town: string }
/** `nowhere`: the server knows no town near the position. */
type NoTown = NoPosition | 'nowhere'

export type GeolocationContext = {
  /** Why no town was found. */
  problem: NoTown | 'slow' | Failure | null
}

type Answer = { event: { output: Town | NoTown } }

const assign = createAssign<GeolocationContext>()
const isTown = ({ event }: Answer) => typeof event.output === 'object'
const forgetProblem = assign({ problem: null })
const keepSlow = assign({ problem: 'slow' })
const keepFailure = assign<Thrown['event']>(({ event }) => ({ problem: failureOf(event.error) }))
const keepReason = assign<Answer['event']>(({ event: { output } }) => ({
  problem: typeof output === 'string' ? output : null,
}))

/**
 * Searches near the user, who presses for it each time. The position itself is in no event and no context, so no recording
 * has it.
 */
export const geolocationMachine = setup({
  types: {
    context: {} as GeolocationContext,
    events: {} as { type: 'geolocation.locate' },
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to the nearest town to the position of the browser, or why there is none. */
    findTown: port<Town | NoTown>('geolocation.findTown'),
  },
  actions: {
    /** Opens the search near a town. */
    searchNear: effect<Town>('geolocation.searchNear'),
  },
  delays: {
    /** A user who does not answer the browser's question has time to read it. */
    patience: 30_000,
  },
}).createMachine({
  id: 'geolocation',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'geolocation.locate': 'locating' },
    },
    locating: {
      tags: 'busy',
      entry: forgetProblem,
      invoke: {
        id: 'findTown',
        src: 'findTown',
        onDone: [
          {
            guard: isTown,
            target: 'idle',
            actions: {
              type: 'searchNear',
              params: ({ event: { output } }) => output as Town,
            },
          },
          { target: 'unlocated', actions: keepReason },
        ],
        onError: { target: 'unlocated', actions: keepFailure },
      },
      after: { patience: { target: 'unlocated', actions: keepSlow } },
    },
    unlocated: {
      description: 'The user types a town, or tries again.',
      on: { 'geolocation.locate': 'locating' },
    },
  },
})
