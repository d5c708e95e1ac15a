import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { effect, keepFailure, port } from './port.ts'

/** How many days the demo clock can be moved at once. */
export const DEMO_DAYS = [1, 2, 7] as const
export type DemoDays = (typeof DEMO_DAYS)[number]

export type DemoClockContext = {
  /** The time of the orders on the server, as ISO 8601. */
  now: string | null
  /** The days that are passing. */
  days: DemoDays | null
  failure: Failure | null
}

/** The clock of the orders in the demo world, which a tester moves ahead. */
export const demoClockMachine = setup({
  types: {
    context: {} as DemoClockContext,
    events: {} as { type: 'demoClock.pass'; days: DemoDays },
  },
  actors: {
    /** Resolves to the time of the orders; null where the server has no clock that users move. */
    readClock: port<string | null>('demoClock.readClock'),
    /** Lets days pass; resolves to the time then, when everything of these days has happened. */
    passDays: port<string, { days: DemoDays }>('demoClock.passDays'),
  },
  guards: {
    hasClock: (_, params: { now: string | null }) => params.now !== null,
  },
  actions: {
    /** Loads the page again, since every list may have changed. */
    reload: effect('demoClock.reload'),
    keepNow: assign((_, params: { now: string | null }) => ({ now: params.now })),
    keepDays: assign((_, params: { days: DemoDays }) => ({ days: params.days })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'demoClock',
  context: { now: null, days: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: { type: 'hasClock', params: ({ event }) => ({ now: event.output }) },
            target: 'shown',
            actions: { type: 'keepNow', params: ({ event }) => ({ now: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: { target: 'absent', description: 'The next page tries again.' },
      },
    },
    absent: { description: 'Nothing of it is shown.' },
    shown: {
      on: {
        'demoClock.pass': {
          target: 'passing',
          actions: [
            'forgetFailure',
            { type: 'keepDays', params: ({ event }) => ({ days: event.days }) },
          ],
        },
      },
    },
    passing: {
      tags: 'busy',
      invoke: {
        id: 'passDays',
        src: 'passDays',
        input: ({ context }) => ({ days: context.days ?? 1 }),
        onDone: {
          target: 'passed',
          actions: [{ type: 'keepNow', params: ({ event }) => ({ now: event.output }) }, 'reload'],
        },
        onError: { target: 'shown', actions: keepFailure },
      },
    },
    passed: { description: 'The page is loading again.' },
  },
})
