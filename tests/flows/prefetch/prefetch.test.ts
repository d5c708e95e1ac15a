import { describeFlow } from '../../model/describe-flow.ts'
import { prefetchScript } from './prefetch.script.ts'
import { prefetchInvariants } from './prefetch.invariants.ts'

describeFlow('R3', { script: prefetchScript, invariants: prefetchInvariants })
