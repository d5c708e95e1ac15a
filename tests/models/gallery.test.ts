import { describeFlow } from './flow.ts'
import { galleryScript } from './gallery.events.ts'
import { galleryInvariants } from './gallery.invariants.ts'

describeFlow('Gallery', { script: galleryScript, invariants: galleryInvariants })
