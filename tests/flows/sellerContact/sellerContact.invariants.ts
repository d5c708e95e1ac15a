import type { SellerContactContext } from '../../../machines/sellerContact.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, noNode, startedBy } from '../../model/model.ts'
import { sams } from './sellerContact.script.ts'

/** The invariants of a seller's contact details over every state and transition. Each returns its violations. */
export const sellerContactInvariants: Invariants<SellerContactContext> = {
  'nothing is asked for at first': ({ initial }) =>
    initial.name === 'hidden' ? [] : [initial.key],

  'a press asks the server, and nothing else does': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'hidden'),
      (edge) => edge.stimulus.name === 'sellerContact.show' && startedBy(edge).includes('load'),
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('load'))
      .filter(({ stimulus }) => stimulus.name !== 'sellerContact.show')
      .map(describeEdge),
  ],

  'the contact is that of the answer, and is there in shown alone': noNode(
    ({ name, context }) => context.contact !== (name === 'shown' ? sams : null),
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'),
  ),

  'a failure is kept until the next attempt, and no attempt shows an earlier one': ({
    nodes,
    edges,
  }) => [
    ...edges
      .filter(({ stimulus }) => stimulus.kind === 'reject')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),
    ...nodes
      .filter(({ name, context }) => name !== 'hidden' && context.failure !== null)
      .map(({ key }) => key),
  ],

  'each answer leads to its state': unexpectedTargets({ 'load=': 'shown', 'load!': 'hidden' }),
}
