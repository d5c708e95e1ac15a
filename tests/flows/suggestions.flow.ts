import { suggestionsScript } from '../models/suggestions.events.ts'
import { suggestionsInvariants } from '../models/suggestions.invariants.ts'
import { suggestionsFlow } from '../screens/suggestions.actions.ts'
import { defineFlow } from './define-flow.ts'

export const suggestions = defineFlow({
  name: 'suggestions',
  title: 'Suggestions',
  script: suggestionsScript,
  invariants: suggestionsInvariants,
  screen: suggestionsFlow,
})
