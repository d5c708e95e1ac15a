import type { SuggestionsContext } from '../../../machines/suggestions.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { type Invariants, lacking, noEdge, noNode, startedBy } from '../../model/model.ts'
import { names } from './suggestions.script.ts'

/** The invariants of the suggestions over every state and transition. Each returns its violations. */
export const suggestionsInvariants: Invariants<SuggestionsContext> = {
  'the server is asked after a pause in typing, for the words that were typed last, and never for one letter':
    noEdge(
      (edge) => startedBy(edge).includes('suggest'),
      ({ stimulus, target: { snapshot } }) =>
        stimulus.name !== 'after.afterTyping' ||
        snapshot.children['suggest']?.getSnapshot().input.typed !== 'gui',
    ),

  'a key that is pressed while the server is asked ends that question': noEdge(
    ({ source }) => source.name === 'asking',
    ({ stimulus, target }) =>
      stimulus.name === "suggestions.type='gui'" && target.name !== 'typing',
  ),

  'the last suggestions stay while the next words are typed': noEdge(
    ({ source, target }) => source.name !== 'closed' && target.name === 'typing',
    ({ source, target }) => source.context.names !== target.context.names,
  ),

  'nothing is suggested once the suggestions are closed': noNode(
    ({ name, context }) => name === 'closed' && context.names.length > 0,
  ),

  'the suggestions close when the user leaves them, or has deleted the words': (model) =>
    ['suggestions.close', "suggestions.type=' g '"].flatMap((act) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name !== 'closed'),
        ({ stimulus, target }) => stimulus.name === act && target.name === 'closed',
      ),
    ),

  'what the server suggests is shown': noNode(
    ({ name, context }) => name === 'shown' && context.names !== names,
  ),

  'what is in the field is known': noEdge(
    ({ stimulus, target }) =>
      stimulus.name.startsWith('suggestions.type=') &&
      `suggestions.type='${target.context.typed}'` !== stimulus.name,
  ),

  'each answer and each act leads to its state': unexpectedTargets({
    'suggest=some': 'shown',
    'suggest=none': 'closed',
    'suggest!': 'closed',
    'suggestions.close': 'closed',
    "suggestions.type=' g '": 'closed',
    "suggestions.type='gui'": 'typing',
  }),
}
