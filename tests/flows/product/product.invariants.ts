import type { ProductContext } from '../../../machines/product.machine.ts'
import { pagesRead } from './product.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { everyNodeHas, type Invariants, lacking, noNode } from '../../model/model.ts'

const availabilities = new Set(['forSale', 'sold', 'gone'])

/** The invariants of the page of a product over every state and transition. Each returns its violations. */
export const productInvariants: Invariants<ProductContext> = {
  'the page starts by loading': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'the state is the availability that the server has sent': noNode(({ name, context: { page } }) =>
    availabilities.has(name) ? page?.availability !== name : page !== null,
  ),

  'N5: a page that failed to load can be loaded again': everyNodeHas(
    ({ name }) => ['failed', 'missing'].includes(name),
    ({ stimulus, target }) => stimulus.name === 'product.retry' && target.name === 'loading',
  ),

  'a page that failed to load is loaded again when the connection is restored': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) => stimulus.name === 'connection.restored' && target.name === 'loading',
  ),

  'only a product that the server does not know is missing': noNode(
    ({ name }) => ['failed', 'missing'].includes(name),
    ({ name, context: { failure } }) =>
      name === 'missing' ? failure?.kind !== 'notFound' : failure?.kind === 'notFound',
  ),

  'a page that has loaded says nothing of an earlier failure': noNode(
    ({ name, context }) => availabilities.has(name) && context.failure !== null,
  ),

  'the page is busy only while it loads': noNode(
    ({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'),
  ),

  'B2: a product for sale is shown as it is read again: for sale, sold or removed': (model) =>
    Object.entries(pagesRead).flatMap(([now, page]) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'forSale'),
        ({ stimulus, target }) =>
          stimulus.name === `product.read=${now}` &&
          target.name === now &&
          target.context.page === page,
      ),
    ),

  'each answer leads to its state': unexpectedTargets({
    'load=forSale': 'forSale',
    'load=sold': 'sold',
    'load=gone': 'gone',
    'load!notFound': 'missing',
    'load!': 'failed',
  }),
}
