import { describeFlow } from './flow.ts'
import { suggestionsScript } from './suggestions.events.ts'
import { suggestionsInvariants } from './suggestions.invariants.ts'

describeFlow('Suggestions', { script: suggestionsScript, invariants: suggestionsInvariants })
