import { describeFlow } from './flow.ts'
import { accountScript } from './account.events.ts'
import { accountInvariants } from './account.invariants.ts'

describeFlow('Account', { script: accountScript, invariants: accountInvariants })
