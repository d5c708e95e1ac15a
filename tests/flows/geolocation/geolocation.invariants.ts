import type { GeolocationContext } from '../../../machines/geolocation.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { town } from './geolocation.script.ts'

/** The invariants of the search near the user over every state and transition. Each returns its violations. */
export const geolocationInvariants: Invariants<GeolocationContext> = {
  'the browser is asked when the user presses, and never else': (model) => [
    ...model.edges
      .filter((edge) => startedBy(edge).includes('findTown'))
      .filter(({ stimulus }) => stimulus.name !== 'geolocation.locate')
      .map(describeEdge),
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name !== 'locating'),
      (edge) => edge.stimulus.name === 'geolocation.locate' && startedBy(edge).includes('findTown'),
    ),
    ...(model.initial.name === 'idle' ? [] : [model.initial.key]),
  ],

  'a town opens the search near it, and nothing else does': noEdge(
    (edge) =>
      executes(edge, 'searchNear', { town }) !== (edge.stimulus.name === 'findTown=town') ||
      executes(edge, 'searchNear') !== executes(edge, 'searchNear', { town }),
  ),

  'each answer leads to its state': unexpectedTargets({
    'findTown=town': 'idle',
    'findTown=denied': 'unlocated',
    'findTown=unavailable': 'unlocated',
    'findTown=nowhere': 'unlocated',
    'findTown!': 'unlocated',
  }),

  'the user waits no longer than the patience': everyNodeHas(
    ({ name }) => name === 'locating',
    ({ stimulus, target }) => stimulus.name === 'after.patience' && target.name === 'unlocated',
  ),

  'the user knows why no town was found, until the next attempt': ({ nodes, edges }) => [
    ...nodes
      .filter(({ name, context }) => (context.problem !== null) !== (name === 'unlocated'))
      .map(({ key }) => key),
    ...edges
      .filter(({ target }) => target.name === 'unlocated')
      .filter(({ stimulus, target: { context } }) => {
        const { problem } = context
        const said =
          stimulus.name === 'after.patience' ? 'slow' : stimulus.name.replace('findTown=', '')
        return stimulus.name.startsWith('findTown!')
          ? typeof problem !== 'object'
          : problem !== said
      })
      .map(describeEdge),
  ],

  'the page is busy while the browser is asked, and then only': noNode(
    ({ name, snapshot }) => (name === 'locating') !== snapshot.hasTag('busy'),
  ),
}
