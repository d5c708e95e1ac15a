import { describeFlow } from './flow.ts'
import { demoClockScript } from './demoClock.events.ts'
import { demoClockInvariants } from './demoClock.invariants.ts'

describeFlow('Demo clock', { script: demoClockScript, invariants: demoClockInvariants })
