import { describeFlow } from './flow.ts'
import { noticesScript } from './notices.events.ts'
import { noticesInvariants } from './notices.invariants.ts'

describeFlow('S9', { script: noticesScript, invariants: noticesInvariants })
