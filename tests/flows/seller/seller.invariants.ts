import type { SellerContext } from '../../../machines/seller.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import type { SellerPage } from '../../../src/domain/seller-page.ts'
import {
  describeEdge,
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The invariants of the page of a seller over every state and transition. Each returns its violations. */
export const sellerInvariants: Invariants<SellerContext> = {
  'the page starts by loading': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'the page is shown only after the server has sent it': noNode(
    ({ name, context: { page } }) => name.startsWith('shown') !== (page !== null),
  ),

  'N5: a page that failed to load can be loaded again': everyNodeHas(
    ({ name }) => ['failed', 'missing'].includes(name),
    ({ stimulus, target }) => stimulus.name === 'seller.retry' && target.name === 'loading',
  ),

  'a page that failed to load is loaded again when the connection is restored': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) => stimulus.name === 'connection.restored' && target.name === 'loading',
  ),

  'only a seller whom the server does not know is missing': noNode(
    ({ name }) => ['failed', 'missing'].includes(name),
    ({ name, context: { failure } }) =>
      name === 'missing' ? failure?.kind !== 'notFound' : failure?.kind === 'notFound',
  ),

  'a page that has loaded says why no more came, and nothing of an earlier failure': noNode(
    ({ name }) => name.startsWith('shown') && name !== 'shown.loadingMore',
    ({ name, context }) => (context.failure !== null) !== (name === 'shown.interrupted'),
  ),

  'every product of an answer is shown once, after those that are shown': noEdge(
    ({ stimulus, source, target }) => {
      const here = source.context.page?.products ?? []
      const come = stimulus.kind === 'resolve' ? (stimulus.output as SellerPage).products : []
      const ids = new Set([...here, ...come].map(({ _id }) => _id))
      const shown = target.context.page?.products ?? []
      return (
        shown.map(({ _id }) => _id).join('+') !== [...ids].join('+') ||
        (stimulus.kind === 'resolve' && target.context.before !== here.length)
      )
    },
  ),

  'Show more asks for the next page at once, also after a failure, and nothing else does': (
    model,
  ) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => ['shown.browsing', 'shown.interrupted'].includes(name)),
      (edge) =>
        edge.stimulus.name === 'seller.loadMore' &&
        startedBy(edge).includes('loadMore') &&
        edge.source.context.page?.next !== undefined,
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('loadMore'))
      .filter(({ stimulus }) => stimulus.name !== 'seller.loadMore')
      .map(describeEdge),
  ],

  'the page is busy only while it loads': noNode(
    ({ name, snapshot }) =>
      ['loading', 'shown.loadingMore'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'each answer leads to its state': unexpectedTargets({
    'load=page': 'shown.complete',
    'load=begun': 'shown.browsing',
    'load!notFound': 'missing',
    'load!': 'failed',
    'loadMore=some': 'shown.browsing',
    'loadMore=rest': 'shown.complete',
    'loadMore!': 'shown.interrupted',
  }),
}
