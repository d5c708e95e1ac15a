import type { ContextFrom } from 'xstate'
import type { prefetchMachine } from '../../../machines/prefetch.machine.ts'
import {
  type Edge,
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { FRESH_FOR } from './prefetch.script.ts'

type Context = ContextFrom<typeof prefetchMachine>

const addressIn = ({ context }: { context: Context }) => context.link?.address ?? null
const isApproach = ({ stimulus }: Edge<Context>) => stimulus.name.startsWith('link.approached=')
const isOnSameLink = (edge: Edge<Context>) =>
  addressIn(edge.source) === `/category/${edge.stimulus.name.slice('link.approached='.length)}`

/** Prefetch invariants over every state and transition. Each returns its violations. */
export const prefetchInvariants: Invariants<Context> = {
  'R3: approaching another link fetches its screen': noEdge(
    (edge) => isApproach(edge) && !isOnSameLink(edge),
    (edge) =>
      edge.target.name !== 'fetching' ||
      !startedBy(edge).includes('fetchScreen') ||
      addressIn(edge.target) === addressIn(edge.source),
  ),

  'R3: moving within a link fetches nothing again': noEdge(
    (edge) => startedBy(edge).includes('fetchScreen'),
    (edge) => !isApproach(edge) || isOnSameLink(edge),
  ),

  'R3: leaving the link ends the prefetch in every state': (model) =>
    lacking(
      model,
      model.nodes,
      ({ stimulus, target }) => stimulus.name === 'link.left' && target.name === 'idle',
    ),

  'R3: no link is known while nothing is prefetched, and one is otherwise': noNode(
    (node) => (node.name === 'idle') !== (addressIn(node) === null),
  ),

  'R3: a screen is ready when all of its data arrived, and while the data is fresh': noEdge(
    ({ source, target }) => source.name !== 'ready' && target.name === 'ready',
    ({ stimulus, target }) =>
      stimulus.name !== 'fetchScreen=fresh' || target.context.freshFor !== FRESH_FOR,
  ),

  'R3: data that all arrived makes the screen ready': everyNodeHas(
    ({ name }) => name === 'fetching',
    ({ stimulus, target }) => stimulus.name === 'fetchScreen=fresh' && target.name === 'ready',
  ),

  'R3: data that becomes stale is not rendered': everyNodeHas(
    ({ name }) => name === 'ready',
    ({ stimulus, target }) => stimulus.name === 'after.untilStale' && target.name === 'idle',
  ),

  'R3: a link whose screen is not ready is not fetched again until the user leaves it': noEdge(
    ({ source, stimulus }) => source.name === 'fetching' && /^fetchScreen[!=]/.test(stimulus.name),
    ({ source, target }) => addressIn(target) !== addressIn(source),
  ),
}
