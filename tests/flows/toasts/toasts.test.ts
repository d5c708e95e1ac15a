import { describeFlow } from '../../model/describe-flow.ts'
import { toastsScript } from './toasts.script.ts'
import { toastsInvariants } from './toasts.invariants.ts'

describeFlow('S9', { script: toastsScript, invariants: toastsInvariants })
