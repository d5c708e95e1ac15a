import type { SellerContext } from '../../../machines/seller.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import type { SellerPage } from '../../../src/domain/seller-page.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'

/** The invariants of the page of a seller over every state and transition. Each returns its violations. */
export const sellerInvariants: Invariants<SellerContext> = {
  'the page starts by loading': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'the page is shown only after the server has sent it': ({ nodes }) =>
    nodes
      .filter(({ name, context: { page } }) => name.startsWith('shown') !== (page !== null))
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

  'a page that has loaded says why no more came, and nothing of an earlier failure': ({ nodes }) =>
    nodes
      .filter(({ name }) => name.startsWith('shown') && name !== 'shown.loadingMore')
      .filter(({ name, context }) => (context.failure !== null) !== (name === 'shown.interrupted'))
      .map(({ key }) => key),

  'every product of an answer is shown once, after those that are shown': ({ edges }) =>
    edges
      .filter(({ stimulus, source, target }) => {
        const here = source.context.page?.products ?? []
        const come = stimulus.kind === 'resolve' ? (stimulus.output as SellerPage).products : []
        const ids = new Set([...here, ...come].map(({ _id }) => _id))
        const shown = target.context.page?.products ?? []
        return (
          shown.map(({ _id }) => _id).join('+') !== [...ids].join('+') ||
          (stimulus.kind === 'resolve' && target.context.before !== here.length)
        )
      })
      .map(describeEdge),

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

  'the page is busy only while it loads': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['loading', 'shown.loadingMore'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

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
