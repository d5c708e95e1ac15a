import { describeFlow } from './flow.ts'
import { searchScript } from './search.events.ts'
import { searchInvariants } from './search.invariants.ts'

describeFlow('A search', { script: searchScript, invariants: searchInvariants })
