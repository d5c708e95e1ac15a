import { describeFlow } from '../../model/describe-flow.ts'
import { searchScript } from './search.script.ts'
import { searchInvariants } from './search.invariants.ts'

describeFlow('A search', { script: searchScript, invariants: searchInvariants })
