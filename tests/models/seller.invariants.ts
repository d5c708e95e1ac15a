import type { SellerContext } from '../../machines/seller.machine.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { type Invariants, lacking } from './model.ts'

/** The invariants of the page of a seller over every state and transition. Each returns its violations. */
export const sellerInvariants: Invariants<SellerContext> = {
  'the page starts by loading': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'the page is shown only after the server has sent it': ({ nodes }) =>
    nodes
      .filter(({ name, context: { page } }) => (name === 'shown') !== (page !== null))
      .map(({ key }) => key),

  'N5: a page that failed to load can be loaded again': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => ['failed', 'missing'].includes(name)),
      ({ stimulus, target }) => stimulus.name === 'seller.retry' && target.name === 'loading',
    ),

  'a page that failed to load is loaded again when the connection is restored': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'failed'),
      ({ stimulus, target }) =>
        stimulus.name === 'connection.restored' && target.name === 'loading',
    ),

  'only a seller whom the server does not know is missing': ({ nodes }) =>
    nodes
      .filter(({ name }) => ['failed', 'missing'].includes(name))
      .filter(({ name, context: { failure } }) =>
        name === 'missing' ? failure?.kind !== 'notFound' : failure?.kind === 'notFound',
      )
      .map(({ key }) => key),

  'a page that has loaded says nothing of an earlier failure': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name === 'shown' && context.failure !== null)
      .map(({ key }) => key),

  'the page is busy only while it loads': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'each answer leads to its state': unexpectedTargets({
    'load=page': 'shown',
    'load!notFound': 'missing',
    'load!': 'failed',
  }),
}
