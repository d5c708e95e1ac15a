import { appScript } from './app.script.ts'
import { appInvariants } from './app.invariants.ts'
import { describeFlow } from '../../model/describe-flow.ts'

describeFlow('App', { script: appScript, invariants: appInvariants })
