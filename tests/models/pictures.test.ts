import { describeFlow } from './flow.ts'
import { picturesScript } from './pictures.events.ts'
import { picturesInvariants } from './pictures.invariants.ts'

describeFlow('Pictures', { script: picturesScript, invariants: picturesInvariants })
