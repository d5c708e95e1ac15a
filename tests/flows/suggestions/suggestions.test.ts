import { describeFlow } from '../../model/describe-flow.ts'
import { suggestionsScript } from './suggestions.script.ts'
import { suggestionsInvariants } from './suggestions.invariants.ts'

describeFlow('Suggestions', { script: suggestionsScript, invariants: suggestionsInvariants })
