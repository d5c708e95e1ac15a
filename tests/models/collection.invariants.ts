import type { ContextFrom } from 'xstate'
import type { collectionMachine, Item } from './collection.events.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, type Edge, type Invariants, lacking, startedBy } from './model.ts'

type Context = ContextFrom<typeof collectionMachine>

/** True for an edge on which the server's list arrives. */
const isList = ({ stimulus }: Edge<Context>) =>
  stimulus.kind === 'resolve' && ['load', 'check'].includes(stimulus.port)

const idsOf = ({ items }: Context) => items.map(({ _id }) => _id)

/** Invariants of a collection with item actions, over every state and transition. Each returns its violations. */
export const collectionInvariants: Invariants<Context> = {
  'O3: an item leaves the list only when it was removed, and no other goes with it': ({ edges }) =>
    edges
      .filter(({ source }) => source.name.startsWith('filled'))
      .filter((edge) => !isList(edge))
      .filter(({ source, stimulus, target }) => {
        const before = idsOf(source.context)
        const expected =
          stimulus.name === 'confirmation=performed' && source.context.request?.action === 'remove'
            ? before.filter((id) => id !== source.context.request?.subjectId)
            : before
        return idsOf(target.context).join() !== expected.join()
      })
      .map(describeEdge),

  'O1: a list is shown as filled when it has items, and as empty when it has none': ({ edges }) =>
    edges
      .filter(({ target: { name } }) => name === 'empty' || name.startsWith('filled'))
      .filter(({ target }) => (target.name === 'empty') !== (target.context.items.length === 0))
      .map(describeEdge),

  'O1: a list that could not be loaded says why, and can be asked for again': ({ nodes, edges }) =>
    nodes
      .filter(({ name }) => name === 'failed')
      .filter(
        ({ key, context }) =>
          context.failure === null ||
          edges.every(({ source, target }) => source.key !== key || target.name !== 'loading'),
      )
      .map(({ key }) => key),

  'O1: a list that was loaded shows no old failure': ({ edges }) =>
    edges
      .filter(isList)
      .filter(({ target }) => target.context.failure !== null)
      .map(describeEdge),

  'O3: what failed may be done: the list is asked for again, and can be worked on meanwhile': (
    model,
  ) => [
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

  'O1, O3: a list that has come is shown as the server has it': ({ script, edges }) =>
    edges
      .filter(isList)
      .filter(({ stimulus: { name }, target }) => {
        const [port = '', variant = ''] = name.split('=')
        const came = script.ports[port]?.outputs[variant]
        return JSON.stringify(target.context.items) !== JSON.stringify(came)
      })
      .map(describeEdge),

  'O3: the question is about what was pressed': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'filled.confirming')
      .filter(({ stimulus, target: { context } }) => {
        const about = `item.ask=${context.request?.action}:${context.request?.subjectId}`
        return stimulus.kind === 'send' && stimulus.name !== about
      })
      .map(describeEdge),

  'O1: a list that is loaded is busy': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'O3: a confirmation that breaks is told over the list': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('confirmation!'))
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'O1, O3: each answer leads where it should': unexpectedTargets({
    'load=none': 'empty',
    'load=': 'filled.browsing',
    'load!': 'failed',
    'confirmation=performed': ['filled.browsing', 'empty'],
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

/** The additional invariants of verification. */
export const verificationInvariants: Invariants<Context> = {
  'A4: who was verified stays on the list as verified, and nobody else changes': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'filled.confirming')
      .filter(({ source }) => source.context.request?.action === 'verify')
      .filter(({ source, stimulus, target }) => {
        const { items, request } = source.context
        const isDone = stimulus.name === 'confirmation=performed'
        const expected = items.map((item) =>
          isDone && item._id === request?.subjectId ? { ...item, isVerified: true } : item,
        )
        return describeItems(target.context.items) !== describeItems(expected)
      })
      .map(describeEdge),

  'A4: nobody is verified but by a verification that was performed': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        if (stimulus.name.startsWith('check=')) return false
        const isVerification = source.context.request?.action === 'verify'
        return !(isVerification && stimulus.name === 'confirmation=performed')
      })
      .filter(({ source, target }) => {
        const verified = ({ items }: Context) => items.filter(({ isVerified }) => isVerified)
        return verified(target.context).length > verified(source.context).length
      })
      .map(describeEdge),

  'A4, A5: an act leaves the list where it can be gone on with': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'filled.confirming')
      .filter(({ target }) => target.context.items.length > 0)
      .filter(({ target }) => !['filled.browsing', 'filled.checking'].includes(target.name))
      .map(describeEdge),
}
