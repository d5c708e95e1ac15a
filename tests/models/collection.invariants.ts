import type { ContextFrom } from 'xstate'
import type { collectionMachine } from './collection.events.ts'
import { misled } from './destinations.ts'
import { describeEdge, type Invariants } from './model.ts'

type Context = ContextFrom<typeof collectionMachine>

const idsOf = ({ items }: Context) => items.map(({ _id }) => _id)

/** The rules of a list whose items can be acted on, over every state and every way: each gives what breaks it. */
export const collectionInvariants: Invariants<Context> = {
  'O3: an item leaves the list only when it was removed, and no other goes with it': ({ edges }) =>
    edges
      .filter(({ source }) => source.name.startsWith('filled'))
      .filter(({ source, stimulus, target }) => {
        const before = idsOf(source.context)
        const expected =
          stimulus.name === 'confirmation=performed'
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
      .filter(({ stimulus }) => stimulus.kind === 'resolve' && stimulus.port === 'load')
      .filter(({ target }) => target.context.failure !== null)
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

  'O1, O3: each answer leads where it should': misled({
    'load=none': 'empty',
    'load=': 'filled.browsing',
    'load!': 'failed',
    'confirmation=performed': ['filled.browsing', 'empty'],
    'confirmation=': 'filled.browsing',
    'confirmation!': 'filled.browsing',
  }),
}
