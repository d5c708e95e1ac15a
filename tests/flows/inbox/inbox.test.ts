import { describeFlow } from '../../model/describe-flow.ts'
import { inboxScript } from './inbox.script.ts'
import { inboxInvariants } from './inbox.invariants.ts'

describeFlow('Messages', { script: inboxScript, invariants: inboxInvariants })
