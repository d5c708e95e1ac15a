import { appScript } from './app.events.ts'
import { appInvariants } from './app.invariants.ts'
import { describeFlow } from './flow.ts'

describeFlow('App', { script: appScript, invariants: appInvariants })
