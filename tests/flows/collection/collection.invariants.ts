import type { ContextFrom } from 'xstate'
import { filterReadable } from '../../../src/domain/listed.ts'
import type { collectionMachine, Item } from './collection.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

type Context = ContextFrom<typeof collectionMachine>

/** True for an edge on which the server's list arrives. */
const isList = ({ stimulus }: Edge<Context>) =>
  stimulus.kind === 'resolve' && ['load', 'check'].includes(stimulus.port)

const idsOf = ({ items }: Context) => items.map(({ _id }) => _id)

/** Invariants of a collection with item actions, over every state and transition. Each returns its violations. */
export const collectionInvariants: Invariants<Context> = {
  'C2: a list that failed to load is loaded again when the connection is restored': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) => stimulus.name === 'connection.restored' && target.name === 'loading',
  ),

  'C2: a list that is outdated is loaded again, and stays visible meanwhile': everyNodeHas(
    ({ name }) => name === 'filled.browsing',
    (edge) =>
      edge.stimulus.name === 'list.outdated' &&
      edge.target.name === 'filled.checking' &&
      startedBy(edge).includes('check'),
  ),

  'C2: an empty list that is outdated is loaded again': everyNodeHas(
    ({ name }) => name === 'empty',
    ({ stimulus, target }) => stimulus.name === 'list.outdated' && target.name === 'loading',
  ),

  'O3: an open question stays when the list is outdated': noEdge(
    ({ source, stimulus }) =>
      source.name === 'filled.confirming' && stimulus.name === 'list.outdated',
  ),

  'O3: only the removed item leaves the list': noEdge(
    ({ source }) => source.name.startsWith('filled'),
    (edge) => !isList(edge),
    ({ source, stimulus, target }) => {
      const before = idsOf(source.context)
      const expected =
        stimulus.name === 'confirmation=performed' && source.context.request?.action === 'remove'
          ? before.filter((id) => id !== source.context.request?.subjectId)
          : before
      return idsOf(target.context).join() !== expected.join()
    },
  ),

  'O1: a list with items is filled, and a list without items is empty': noEdge(
    ({ target: { name } }) => name === 'empty' || name.startsWith('filled'),
    ({ target }) => (target.name === 'empty') !== (target.context.items.length === 0),
  ),

  'O1: a list that failed to load stores the failure and can be retried': ({ nodes, edges }) =>
    nodes
      .filter(({ name }) => name === 'failed')
      .filter(
        ({ key, context }) =>
          context.failure === null ||
          edges.every(({ source, target }) => source.key !== key || target.name !== 'loading'),
      )
      .map(({ key }) => key),

  'O1: loading the list clears the previous failure': noEdge(
    isList,
    ({ target }) => target.context.failure !== null,
  ),

  'O3: after a failed action the list reloads and stays usable, as the server may have performed it':
    (model) => [
      ...model.edges
        .filter(({ stimulus }) => stimulus.name === 'confirmation=failed')
        .filter((edge) => !startedBy(edge).includes('check'))
        .map(describeEdge),
      ...lacking(
        model,
        model.nodes.filter(({ name }) => name === 'filled.checking'),
        ({ target }) => target.name === 'filled.confirming',
      ),
    ],

  'O1, O3: a loaded list equals the server response': ({ script, edges }) =>
    edges
      .filter(isList)
      .filter(({ stimulus: { name }, target }) => {
        const [port = '', variant = ''] = name.split('=')
        const came = script.ports[port]?.outputs[variant]
        return JSON.stringify(target.context.items) !== JSON.stringify(came)
      })
      .map(describeEdge),

  'O3: the confirmation dialog names the item and the action that were pressed': noEdge(
    ({ target }) => target.name === 'filled.confirming',
    ({ stimulus, target: { context } }) => {
      const about = `item.ask=${context.request?.action}:${context.request?.subjectId}`
      return stimulus.kind === 'send' && stimulus.name !== about
    },
  ),

  'O1: the list is busy while it loads': noNode(
    ({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'),
  ),

  'O3: a confirmation that crashes stores its failure for the list': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('confirmation!'),
    ({ target }) => target.context.failure === null,
  ),

  'O1, O3: each result leads to its expected state': unexpectedTargets({
    'load=none': 'empty',
    'load=': 'filled.browsing',
    'load!': 'failed',
    'confirmation=performed': ['filled.browsing', 'filled.checking', 'empty'],
    'confirmation=cancelled': 'filled.browsing',
    'confirmation=failed': 'filled.checking',
    'check=none': 'empty',
    'check=': 'filled.browsing',
    'check!': 'filled.browsing',
    'confirmation!': 'filled.browsing',
  }),
}

const describeItems = (items: readonly Item[]) =>
  items.map(({ _id, isVerified }) => `${_id} ${isVerified ? 'verified' : 'not verified'}`).join()

/** The additional invariants of actions that change an item. */
export const verificationInvariants: Invariants<Context> = {
  'A4: a verified seller stays on the list as verified, and no other seller changes': noEdge(
    ({ source }) => source.name === 'filled.confirming',
    ({ source }) => source.context.request?.action === 'verify',
    ({ source, stimulus, target }) => {
      const { request } = source.context
      const isDone = stimulus.name === 'confirmation=performed'
      const expected = filterReadable(source.context.items).map((item) =>
        isDone && item._id === request?.subjectId ? { ...item, isVerified: true } : item,
      )
      return describeItems(filterReadable(target.context.items)) !== describeItems(expected)
    },
  ),

  'A4: a seller becomes verified only when a verification was performed': noEdge(
    ({ source, stimulus }) => {
      if (stimulus.name.startsWith('check=')) return false
      const isVerification = source.context.request?.action === 'verify'
      return !(isVerification && stimulus.name === 'confirmation=performed')
    },
    ({ source, target }) => {
      const verified = ({ items }: Context) =>
        filterReadable(items).filter(({ isVerified }) => isVerified)
      return verified(target.context).length > verified(source.context).length
    },
  ),

  'L5: the list reloads after an action whose result the server alone knows, and after no other':
    noEdge(
      ({ stimulus }) => stimulus.name === 'confirmation=performed',
      ({ source, target }) =>
        (source.context.request?.action === 'renew') !== (target.name === 'filled.checking'),
    ),

  'A4, A5: the list stays usable after an action': noEdge(
    ({ source }) => source.name === 'filled.confirming',
    ({ target }) => target.context.items.length > 0,
    ({ target }) => !['filled.browsing', 'filled.checking'].includes(target.name),
  ),
}
