import type { SuggestionsContext } from '../../../machines/suggestions.machine.ts'
import { frameMessages } from '../../../src/messages/frame.ts'
import { names, suggestionsScript } from './suggestions.script.ts'
import { button, type Target } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { suggestionsInvariants } from './suggestions.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const field: Target = { role: 'searchbox', name: frameMessages.en.search }
/** The label of a button outside the search. */
export const ELSEWHERE = 'Elsewhere'

/** The screen flow of the suggestions. */
export const suggestionsFlow: ScreenFlow<SuggestionsContext> = {
  name: 'suggestions',
  rules: 'Suggestions',
  script: suggestionsScript,
  // The field shows the typed words, which the assertions of the suggestions do not.
  hidesFacts: true,
  controls: [],
  actions: {
    "suggestions.type='gui'": [{ fill: field, with: 'gui' }],
    "suggestions.type=' g '": [{ fill: field, with: ' g ' }],
    'suggestions.close': [{ press: field }, { press: button(ELSEWHERE) }],
  },
  assertions: {
    closed: { shows: [], hides: names },
    typing: { shows: [] },
    asking: { shows: [] },
    shown: { shows: names },
  },
}

export const suggestions = defineFlow({
  name: 'suggestions',
  title: 'Suggestions',
  script: suggestionsScript,
  invariants: suggestionsInvariants,
  screen: suggestionsFlow,
})
