import { describeFlow } from '../../model/describe-flow.ts'
import { accountScript } from './account.script.ts'
import { accountInvariants } from './account.invariants.ts'

describeFlow('Account', { script: accountScript, invariants: accountInvariants })
