import {
  type SuggestionsContext,
  suggestionsMachine,
} from '../../../machines/suggestions.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The server's suggestions for 'gui'. */
export const names = ['Guitar strings', 'Small guitar']

/** The script of the suggestions. */
export const suggestionsScript = scriptFor(suggestionsMachine, {
  input: undefined,
  sends: [
    { name: "suggestions.type='gui'", event: { type: 'suggestions.type', typed: 'gui' } },
    { name: "suggestions.type=' g '", event: { type: 'suggestions.type', typed: ' g ' } },
    { name: 'suggestions.close', event: { type: 'suggestions.close' } },
  ],
  listeners: {},
  ports: { suggest: portResults<readonly string[]>({ some: names, none: [] }) },
  factsOf: ({ typed, names: shown }: SuggestionsContext) => [typed, shown.length],
  bound: 5,
})
