import type { SuggestionsContext } from '../../../machines/suggestions.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'
import { names } from './suggestions.script.ts'

/** The invariants of the suggestions over every state and transition. Each returns its violations. */
export const suggestionsInvariants: Invariants<SuggestionsContext> = {
  'the server is asked after a pause in typing, for the words that were typed last, and never for one letter':
    ({ edges }) =>
      edges
        .filter((edge) => startedBy(edge).includes('suggest'))
        .filter(
          ({ stimulus, target: { snapshot } }) =>
            stimulus.name !== 'after.afterTyping' ||
            snapshot.children['suggest']?.getSnapshot().input.typed !== 'gui',
        )
        .map(describeEdge),

  'a key that is pressed while the server is asked ends that question': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'asking')
      .filter(
        ({ stimulus, target }) =>
          stimulus.name === "suggestions.type='gui'" && target.name !== 'typing',
      )
      .map(describeEdge),

  'the last suggestions stay while the next words are typed': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name !== 'closed' && target.name === 'typing')
      .filter(({ source, target }) => source.context.names !== target.context.names)
      .map(describeEdge),

  'nothing is suggested once the suggestions are closed': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name === 'closed' && context.names.length > 0)
      .map(({ key }) => key),

  'the suggestions close when the user leaves them, or has deleted the words': (model) =>
    ['suggestions.close', "suggestions.type=' g '"].flatMap((act) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name !== 'closed'),
        ({ stimulus, target }) => stimulus.name === act && target.name === 'closed',
      ),
    ),

  'what the server suggests is shown': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name === 'shown' && context.names !== names)
      .map(({ key }) => key),

  'what is in the field is known': ({ edges }) =>
    edges
      .filter(
        ({ stimulus, target }) =>
          stimulus.name.startsWith('suggestions.type=') &&
          `suggestions.type='${target.context.typed}'` !== stimulus.name,
      )
      .map(describeEdge),

  'each answer and each act leads to its state': unexpectedTargets({
    'suggest=some': 'shown',
    'suggest=none': 'closed',
    'suggest!': 'closed',
    'suggestions.close': 'closed',
    "suggestions.type=' g '": 'closed',
    "suggestions.type='gui'": 'typing',
  }),
}
