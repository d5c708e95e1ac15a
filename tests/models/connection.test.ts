import { connectionScript } from './connection.events.ts'
import { connectionInvariants } from './connection.invariants.ts'
import { describeFlow } from './flow.ts'

describeFlow('Connection', { script: connectionScript, invariants: connectionInvariants })
