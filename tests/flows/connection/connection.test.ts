import { connectionScript } from './connection.script.ts'
import { connectionInvariants } from './connection.invariants.ts'
import { describeFlow } from '../../model/describe-flow.ts'

describeFlow('Connection', { script: connectionScript, invariants: connectionInvariants })
