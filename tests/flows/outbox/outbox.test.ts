import { describeFlow } from '../../model/describe-flow.ts'
import { outboxScript } from './outbox.script.ts'
import { outboxInvariants } from './outbox.invariants.ts'

describeFlow('Writing messages', { script: outboxScript, invariants: outboxInvariants })
