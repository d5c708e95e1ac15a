import { describeFlow } from './flow.ts'
import { outboxScript } from './outbox.events.ts'
import { outboxInvariants } from './outbox.invariants.ts'

describeFlow('Writing messages', { script: outboxScript, invariants: outboxInvariants })
