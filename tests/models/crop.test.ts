import { cropInvariants } from './crop.invariants.ts'
import { cropScript } from './crop.events.ts'
import { describeFlow } from './flow.ts'

describeFlow('Crop', { script: cropScript, invariants: cropInvariants })
