import type { SearchSaveContext } from '../../../machines/searchSave.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { other, wanted } from './searchSave.script.ts'

/** The invariants of a search that is saved over every state and transition. Each returns its violations. */
export const searchSaveInvariants: Invariants<SearchSaveContext> = {
  'the server is asked first whether it keeps searches, and told which one was opened': ({
    initial,
  }) =>
    initial.name === 'checking' &&
    JSON.stringify(initial.snapshot.children['readAbility']?.getSnapshot().input) ===
      JSON.stringify({ savedId: 'saved-1' })
      ? []
      : [initial.key],

  'a search is saved when the user asks for it, and only then': (model) => [
    ...Object.entries({ 'searchSave.save': wanted, 'searchSave.save=other': other }).flatMap(
      ([asked, given]) =>
        lacking(
          model,
          model.nodes.filter(({ name }) => name === 'idle' || name === 'saved'),
          ({ stimulus, target: { name, context, snapshot } }) =>
            stimulus.name === asked &&
            name === 'saving' &&
            context.question === given.question &&
            JSON.stringify(snapshot.children['save']?.getSnapshot().input) ===
              JSON.stringify(given),
        ),
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('save'))
      .filter(({ stimulus }) => !stimulus.name.startsWith('searchSave.save'))
      .map(describeEdge),
  ],

  'each answer leads to its state': unexpectedTargets({
    'readAbility=able': 'idle',
    'readAbility=unable': 'absent',
    'readAbility!': 'absent',
    'save=': 'saved',
    'save!': 'idle',
  }),

  'a failure is kept until the next attempt': noEdge(
    ({ stimulus }) => /^(save|searchSave)/.test(stimulus.name),
    ({ stimulus, target }) =>
      stimulus.name.startsWith('save!') !== (target.context.failure !== null),
  ),

  'a save is busy exactly while the server is asked': noNode(
    ({ name, snapshot }) => ['checking', 'saving'].includes(name) !== snapshot.hasTag('busy'),
  ),
}
