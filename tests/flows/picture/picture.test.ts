import { describeFlow } from '../../model/describe-flow.ts'
import { pictureScript } from './picture.script.ts'
import { pictureInvariants } from './picture.invariants.ts'

describeFlow('Picture', { script: pictureScript, invariants: pictureInvariants })
