import { describeFlow } from './flow.ts'
import { themeScript } from './theme.events.ts'
import { themeInvariants } from './theme.invariants.ts'

describeFlow('The switch of the colours', { script: themeScript, invariants: themeInvariants })
