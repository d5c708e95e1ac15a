import { describeFlow } from '../../model/describe-flow.ts'
import { demoClockScript } from './demoClock.script.ts'
import { demoClockInvariants } from './demoClock.invariants.ts'

describeFlow('Demo clock', { script: demoClockScript, invariants: demoClockInvariants })
