import type { ContextFrom } from 'xstate'
import type { connectionMachine } from '../../machines/connection.machine.ts'
import { exactly } from './exactly.ts'
import { describeEdge, executes, type Invariants, lacking } from './model.ts'

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
      { by: ['connection.restored'], at: saysOffline },
      ({ source, target }) => saysOffline(source) && !saysOffline(target),
    ),

  'cached data stays reported until the user closes the banner': (model) =>
    exactly(
      model,
      { by: ['banner.dismissed'], at: ({ name }) => name === 'reconnected' },
      ({ source, target }) => showsCachedData(source) && !showsCachedData(target),
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

  'a reload is offered once the connection is back, and happens when the user asks': (model) =>
    exactly(model, { by: ['page.reload'], at: ({ name }) => name === 'reconnected' }, (edge) =>
      executes(edge, 'reload'),
    ),
}
