import type { ContextFrom } from 'xstate'
import type { connectionMachine } from '../../../machines/connection.machine.ts'
import { exactly } from '../../model/exactly.ts'
import { everyNodeHas, executes, type Invariants, lacking, noEdge } from '../../model/model.ts'

const saysOffline = ({ name }: { name: string }) => name === 'offline' || name === 'offlineCached'
const showsCachedData = ({ name }: { name: string }) =>
  name === 'offlineCached' || name === 'reconnected'

/** Connection invariants over every state and transition. Each returns its violations. */
export const connectionInvariants: Invariants<ContextFrom<typeof connectionMachine>> = {
  'losing the connection is said in every state': everyNodeHas(
    (node) => !saysOffline(node),
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

  'cached data stays reported until it is gone, or the user closes the banner': noEdge(
    ({ source, stimulus: { name }, target }) => {
      const isGone =
        name === 'page.opened' ||
        (name === 'banner.dismissed' && source.name === 'reconnected') ||
        (name === 'connection.restored=untouched' && source.name === 'offlineCached')
      return showsCachedData(source) && showsCachedData(target) === isGone
    },
  ),

  'another page leaves the page online or offline as it is': noEdge(
    ({ stimulus }) => stimulus.name === 'page.opened',
    ({ source, target }) => saysOffline(source) !== saysOffline(target),
  ),

  'another page shows no cached data of the last one': everyNodeHas(
    showsCachedData,
    ({ stimulus, target }) => stimulus.name === 'page.opened' && !showsCachedData(target),
  ),

  'a closed banner leaves none': noEdge(
    ({ stimulus, target }) => stimulus.name === 'banner.dismissed' && target.name !== 'online',
  ),

  'a page begins online': ({ initial }) => (initial.name === 'online' ? [] : [initial.name]),

  'data is called cached only after a cached response': noEdge(
    ({ source, stimulus, target }) =>
      !showsCachedData(source) && showsCachedData(target) && stimulus.name !== 'response.cached',
  ),

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
