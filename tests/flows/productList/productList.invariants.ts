import type { AnyMachineSnapshot } from 'xstate'
import type { ProductListContext } from '../../../machines/productList.machine.ts'
import type { Listed } from '../../../src/domain/listed.ts'
import type { Page } from '../../../src/domain/page.ts'
import type { Product } from '../../../src/domain/product.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  type Invariants,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

type ShelfEdge = Edge<ProductListContext>

const idsOf = (products: readonly Listed<Product>[]) => products.map(({ _id }) => _id)
const isShown = ({ snapshot }: { snapshot: AnyMachineSnapshot }) => snapshot.hasTag('shown')

/** Returns the page that arrives on this edge, or null. */
const partOf = ({ stimulus }: ShelfEdge): Page<Listed<Product>> | null =>
  stimulus.kind === 'resolve' ? (stimulus.output as Page<Listed<Product>>) : null

/** Returns the edges on which an incorrect page arrives. */
const wrongWith =
  (isWrong: (edge: ShelfEdge, part: Page<Listed<Product>>) => boolean) =>
  ({ edges }: { edges: readonly ShelfEdge[] }) =>
    edges
      .filter((edge) => {
        const part = partOf(edge)
        return part !== null && isShown(edge.target) && isWrong(edge, part)
      })
      .map(describeEdge)

/** Product list invariants over every reachable state and transition. Each returns its violations. */
export const productListInvariants: Invariants<ProductListContext> = {
  'R3: a list that failed to load is loaded again when the connection is restored': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) => stimulus.name === 'connection.restored' && target.name === 'loading',
  ),

  'R3: the list starts empty and loading': ({ initial }) =>
    initial.name === 'loading' && initial.context.products.length === 0 ? [] : [initial.key],

  'R3: a list with products is shown as filled, and a list without products as empty': noNode(
    (node) => isShown(node) !== node.context.products.length > 0,
  ),

  'R3: a loaded page is appended without duplicates': wrongWith(({ source, target }, part) => {
    const expected = new Set([...idsOf(source.context.products), ...idsOf(part.items)])
    return idsOf(target.context.products).join() !== [...expected].join()
  }),

  'R3: the loaded products stay, whatever happens to the next page': noEdge(
    (edge) => partOf(edge) === null,
    ({ source, target }) => source.context.products !== target.context.products,
  ),

  'R3: the next page loads only when the user asks for it and one exists': noEdge(
    (edge) => startedBy(edge).includes('loadMore'),
    ({ source, stimulus }) =>
      stimulus.name !== 'productList.loadMore' || source.context.next === null,
  ),

  'R3: pressing Show more loads the next page at once': noEdge(
    ({ stimulus }) => stimulus.name === 'productList.loadMore',
    (edge) => !startedBy(edge).includes('loadMore'),
  ),

  'R3: the next page is offered when one exists and no request is pending, and only then': noNode(
    (node) => {
      const { context, snapshot } = node
      const isOffered = isShown(node) && context.next !== null && !snapshot.hasTag('busy')
      return snapshot.can({ type: 'productList.loadMore' }) !== isOffered
    },
  ),

  'R3: the next page comes from the link in the last page': wrongWith(
    ({ target }, part) => target.context.next !== part.next,
  ),

  'R3: the total is the one that the server reports, and at the end the number of loaded products':
    wrongWith(({ source, target }, part) => {
      const expected =
        part.next === null ? target.context.products.length : (part.total ?? source.context.total)
      return target.context.total !== expected
    }),

  'R3: after Show more the list continues at the first new product': wrongWith(
    ({ source, target }) => target.context.before !== source.context.products.length,
  ),

  'N5: a failed load stores its failure, and a successful one clears it': noEdge(
    ({ stimulus, target }) => {
      const isFailure = stimulus.kind === 'reject'
      if (isFailure) return target.context.failure === null
      return stimulus.kind === 'resolve' && target.context.failure !== null
    },
  ),

  'N5: a list that failed to load can be retried, and no other': ({ edges, nodes }) => [
    ...nodes
      .filter(
        ({ name, snapshot }) => snapshot.can({ type: 'productList.retry' }) !== (name === 'failed'),
      )
      .map(({ key }) => key),
    ...edges
      .filter(
        ({ stimulus, target }) =>
          stimulus.name === 'productList.retry' && target.name !== 'loading',
      )
      .map(describeEdge),
  ],

  'R3: the list is busy while a page loads': noNode(
    ({ name, snapshot }) =>
      ['loading', 'filled.loadingMore'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'R3, N5: each response leads to its expected state': unexpectedTargets({
    'load=none': 'empty',
    'load=whole': 'complete',
    'load=': 'filled.browsing',
    'load!': 'failed',
    'loadMore=rest': 'complete',
    'loadMore=': 'filled.browsing',
    'loadMore!': 'filled.interrupted',
  }),
}
