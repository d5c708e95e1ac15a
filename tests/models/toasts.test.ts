import { describeFlow } from './flow.ts'
import { toastsScript } from './toasts.events.ts'
import { toastsInvariants } from './toasts.invariants.ts'

describeFlow('S9', { script: toastsScript, invariants: toastsInvariants })
