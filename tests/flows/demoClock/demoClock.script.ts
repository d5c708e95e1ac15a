import { demoClockMachine } from '../../../machines/demoClock.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The time of the orders before and after two days. */
export const before = '2031-05-02T10:15:00.000Z'
export const after = '2031-05-04T10:15:00.000Z'

/** The script of the demo clock. */
export const demoClockScript = scriptFor(demoClockMachine, {
  input: undefined,
  sends: [{ name: 'demoClock.pass=2', event: { type: 'demoClock.pass', days: 2 } }],
  listeners: {},
  ports: {
    readClock: portResults<string | null>({ known: before, absent: null }),
    passDays: portResults<string>({ passed: after }),
  },
  rests: ['absent', 'shown', 'passed'],
  factsOf: ({ now, days, failure }) => [
    now ?? 'unknown',
    days ?? 0,
    failure === null ? 'well' : 'failed',
  ],
  bound: 6,
})
