import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { createAssign, effect, forgetFailure, keepFailure, port } from './kit.ts'

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

const assign = createAssign<DemoClockContext>()
const hasClock = ({ event }: { event: { output: string | null } }) => event.output !== null
const keepNow = assign<{ output: string | null }>(({ event }) => ({ now: event.output }))
const keepDays = assign<{ days: DemoDays }>(({ event }) => ({ days: event.days }))

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
  actions: {
    /** Loads the page again, since every list may have changed. */
    reload: effect('demoClock.reload'),
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
        onDone: [{ guard: hasClock, target: 'shown', actions: keepNow }, { target: 'absent' }],
        onError: { target: 'absent', description: 'The next page tries again.' },
      },
    },
    absent: { description: 'Nothing of it is shown.' },
    shown: {
      on: {
        'demoClock.pass': {
          target: 'passing',
          actions: [forgetFailure, keepDays],
        },
      },
    },
    passing: {
      tags: 'busy',
      invoke: {
        id: 'passDays',
        src: 'passDays',
        input: ({ context }) => ({ days: context.days ?? 1 }),
        onDone: { target: 'passed', actions: [keepNow, 'reload'] },
        onError: { target: 'shown', actions: keepFailure },
      },
    },
    passed: { description: 'The page is loading again.' },
  },
})
