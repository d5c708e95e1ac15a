import { describeFlow } from '../../model/describe-flow.ts'
import { picturesScript } from './pictures.script.ts'
import { picturesInvariants } from './pictures.invariants.ts'

describeFlow('Pictures', { script: picturesScript, invariants: picturesInvariants })
