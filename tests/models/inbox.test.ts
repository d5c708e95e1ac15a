import { describeFlow } from './flow.ts'
import { inboxScript } from './inbox.events.ts'
import { inboxInvariants } from './inbox.invariants.ts'

describeFlow('Messages', { script: inboxScript, invariants: inboxInvariants })
