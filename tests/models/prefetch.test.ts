import { describeFlow } from './flow.ts'
import { prefetchScript } from './prefetch.events.ts'
import { prefetchInvariants } from './prefetch.invariants.ts'

describeFlow('R3', { script: prefetchScript, invariants: prefetchInvariants })
