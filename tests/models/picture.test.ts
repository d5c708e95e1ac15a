import { describeFlow } from './flow.ts'
import { pictureScript } from './picture.events.ts'
import { pictureInvariants } from './picture.invariants.ts'

describeFlow('Picture', { script: pictureScript, invariants: pictureInvariants })
