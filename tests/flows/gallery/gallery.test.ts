import { describeFlow } from '../../model/describe-flow.ts'
import { galleryScript } from './gallery.script.ts'
import { galleryInvariants } from './gallery.invariants.ts'

describeFlow('Gallery', { script: galleryScript, invariants: galleryInvariants })
