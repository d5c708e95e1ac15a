import type { ContextFrom } from 'xstate'
import type { prefetchMachine } from '../../../machines/prefetch.machine.ts'
import { describeEdge, type Edge, type Invariants, lacking, startedBy } from '../../model/model.ts'
import { FRESH_FOR } from './prefetch.script.ts'

type Context = ContextFrom<typeof prefetchMachine>

const addressIn = ({ context }: { context: Context }) => context.link?.address ?? null
const isApproach = ({ stimulus }: Edge<Context>) => stimulus.name.startsWith('link.approached=')
const isOnSameLink = (edge: Edge<Context>) =>
  addressIn(edge.source) === `/category/${edge.stimulus.name.slice('link.approached='.length)}`

/** Prefetch invariants over every state and transition. Each returns its violations. */
export const prefetchInvariants: Invariants<Context> = {
  'R3: approaching another link fetches its screen': ({ edges }) =>
    edges
      .filter((edge) => isApproach(edge) && !isOnSameLink(edge))
      .filter(
        (edge) =>
          edge.target.name !== 'fetching' ||
          !startedBy(edge).includes('fetchScreen') ||
          addressIn(edge.target) === addressIn(edge.source),
      )
      .map(describeEdge),

  'R3: moving within a link fetches nothing again': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('fetchScreen'))
      .filter((edge) => !isApproach(edge) || isOnSameLink(edge))
      .map(describeEdge),

  'R3: leaving the link ends the prefetch in every state': (model) =>
    lacking(
      model,
      model.nodes,
      ({ stimulus, target }) => stimulus.name === 'link.left' && target.name === 'idle',
    ),

  'R3: no link is known while nothing is prefetched, and one is otherwise': ({ nodes }) =>
    nodes
      .filter((node) => (node.name === 'idle') !== (addressIn(node) === null))
      .map(({ key }) => key),

  'R3: a screen is ready when all of its data arrived, and while the data is fresh': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name !== 'ready' && target.name === 'ready')
      .filter(
        ({ stimulus, target }) =>
          stimulus.name !== 'fetchScreen=fresh' || target.context.freshFor !== FRESH_FOR,
      )
      .map(describeEdge),

  'R3: data that all arrived makes the screen ready': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'fetching'),
      ({ stimulus, target }) => stimulus.name === 'fetchScreen=fresh' && target.name === 'ready',
    ),

  'R3: data that becomes stale is not rendered': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'ready'),
      ({ stimulus, target }) => stimulus.name === 'after.untilStale' && target.name === 'idle',
    ),

  'R3: a link whose screen is not ready is not fetched again until the user leaves it': ({
    edges,
  }) =>
    edges
      .filter(
        ({ source, stimulus }) =>
          source.name === 'fetching' && /^fetchScreen[!=]/.test(stimulus.name),
      )
      .filter(({ source, target }) => addressIn(target) !== addressIn(source))
      .map(describeEdge),
}
