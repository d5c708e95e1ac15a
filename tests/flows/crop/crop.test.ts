import { cropInvariants } from './crop.invariants.ts'
import { cropScript } from './crop.script.ts'
import { describeFlow } from '../../model/describe-flow.ts'

describeFlow('Crop', { script: cropScript, invariants: cropInvariants })
