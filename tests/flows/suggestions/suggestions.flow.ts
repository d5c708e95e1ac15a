import { suggestionsScript } from './suggestions.script.ts'
import { suggestionsInvariants } from './suggestions.invariants.ts'
import { suggestionsFlow } from './suggestions.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const suggestions = defineFlow({
  name: 'suggestions',
  title: 'Suggestions',
  script: suggestionsScript,
  invariants: suggestionsInvariants,
  screen: suggestionsFlow,
})
