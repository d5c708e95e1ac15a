import type { ContextFrom } from 'xstate'
import type { connectionMachine } from '../../../machines/connection.machine.ts'
import { exactly } from '../../model/exactly.ts'
import { describeEdge, executes, type Invariants, lacking } from '../../model/model.ts'

const saysOffline = ({ name }: { name: string }) => name === 'offline' || name === 'offlineCached'
const showsCachedData = ({ name }: { name: string }) =>
  name === 'offlineCached' || name === 'reconnected'

/** Connection invariants over every state and transition. Each returns its violations. */
export const connectionInvariants: Invariants<ContextFrom<typeof connectionMachine>> = {
  'losing the connection is said in every state': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => !saysOffline(node)),
      ({ stimulus, target }) => stimulus.name === 'connection.lost' && saysOffline(target),
    ),

  'cached data is said to be cached in every state': (model) =>
    lacking(
      model,
      model.nodes,
      ({ stimulus, target }) =>
        stimulus.name === 'response.cached' && target.name === 'offlineCached',
    ),

  'the page says that it is offline until the connection is restored': (model) =>
    exactly(
      model,
      { by: ['connection.restored=untouched', 'connection.restored=typed'], at: saysOffline },
      ({ source, target }) => saysOffline(source) && !saysOffline(target),
    ),

  'cached data stays reported until it is gone, or the user closes the banner': ({ edges }) =>
    edges
      .filter(({ source, stimulus: { name }, target }) => {
        const isGone =
          name === 'page.opened' ||
          (name === 'banner.dismissed' && source.name === 'reconnected') ||
          (name === 'connection.restored=untouched' && source.name === 'offlineCached')
        return showsCachedData(source) && showsCachedData(target) === isGone
      })
      .map(describeEdge),

  'another page leaves the page online or offline as it is': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'page.opened')
      .filter(({ source, target }) => saysOffline(source) !== saysOffline(target))
      .map(describeEdge),

  'another page shows no cached data of the last one': (model) =>
    lacking(
      model,
      model.nodes.filter(showsCachedData),
      ({ stimulus, target }) => stimulus.name === 'page.opened' && !showsCachedData(target),
    ),

  'a closed banner leaves none': ({ edges }) =>
    edges
      .filter(
        ({ stimulus, target }) => stimulus.name === 'banner.dismissed' && target.name !== 'online',
      )
      .map(describeEdge),

  'a page begins online': ({ initial }) => (initial.name === 'online' ? [] : [initial.name]),

  'data is called cached only after a cached response': ({ edges }) =>
    edges
      .filter(
        ({ source, stimulus, target }) =>
          !showsCachedData(source) &&
          showsCachedData(target) &&
          stimulus.name !== 'response.cached',
      )
      .map(describeEdge),

  'once the connection is back, a page with nothing to lose reloads, and others when the user asks':
    (model) => [
      ...exactly(
        { ...model, edges: model.edges.filter(({ source }) => source.name === 'reconnected') },
        { by: ['page.reload'], at: ({ name }) => name === 'reconnected' },
        (edge) => executes(edge, 'reload'),
      ),
      ...exactly(
        { ...model, edges: model.edges.filter(({ source }) => source.name !== 'reconnected') },
        { by: ['connection.restored=untouched'], at: ({ name }) => name === 'offlineCached' },
        (edge) => executes(edge, 'reload'),
      ),
    ],
}
