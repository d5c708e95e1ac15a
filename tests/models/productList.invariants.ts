import type { AnyMachineSnapshot } from 'xstate'
import type { ProductListContext } from '../../machines/productList.machine.ts'
import type { Page } from '../../src/domain/page.ts'
import type { Product } from '../../src/domain/product.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, type Edge, type Invariants, startedBy } from './model.ts'

type ShelfEdge = Edge<ProductListContext>

const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id)
const isShown = ({ snapshot }: { snapshot: AnyMachineSnapshot }) => snapshot.hasTag('shown')

/** Returns the page that arrives on this edge, or null. */
const partOf = ({ stimulus }: ShelfEdge): Page<Product> | null =>
  stimulus.kind === 'resolve' ? (stimulus.output as Page<Product>) : null

/** Returns the edges on which an incorrect page arrives. */
const wrongWith =
  (isWrong: (edge: ShelfEdge, part: Page<Product>) => boolean) =>
  ({ edges }: { edges: readonly ShelfEdge[] }) =>
    edges
      .filter((edge) => {
        const part = partOf(edge)
        return part !== null && isShown(edge.target) && isWrong(edge, part)
      })
      .map(describeEdge)

/** Product list invariants over every reachable state and transition. Each returns its violations. */
export const productListInvariants: Invariants<ProductListContext> = {
  'R3: nothing is shown before it was loaded': ({ initial }) =>
    initial.name === 'loading' && initial.context.products.length === 0 ? [] : [initial.key],

  'R3: a shelf is shown as filled when it has products, and as empty when it has none': ({
    nodes,
  }) =>
    nodes
      .filter((node) => isShown(node) !== node.context.products.length > 0)
      .map(({ key }) => key),

  'R3: what came is shown after what was there, and nothing twice': wrongWith(
    ({ source, target }, part) => {
      const expected = new Set([...idsOf(source.context.products), ...idsOf(part.items)])
      return idsOf(target.context.products).join() !== [...expected].join()
    },
  ),

  'R3: what is shown stays, whatever becomes of the next part': ({ edges }) =>
    edges
      .filter((edge) => partOf(edge) === null)
      .filter(({ source, target }) => source.context.products !== target.context.products)
      .map(describeEdge),

  'R3: more is asked for at a press alone, and only where the shelf goes on': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('loadMore'))
      .filter(
        ({ source, stimulus }) =>
          stimulus.name !== 'productList.loadMore' || source.context.next === null,
      )
      .map(describeEdge),

  'R3: a press asks for the next part at once': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'productList.loadMore')
      .filter((edge) => !startedBy(edge).includes('loadMore'))
      .map(describeEdge),

  'R3: more can be asked for wherever the shelf goes on and nothing is under way': ({ nodes }) =>
    nodes
      .filter((node) => {
        const { context, snapshot } = node
        const isOffered = isShown(node) && context.next !== null && !snapshot.hasTag('busy')
        return snapshot.can({ type: 'productList.loadMore' }) !== isOffered
      })
      .map(({ key }) => key),

  'R3: the shelf goes on where the last part said so': wrongWith(
    ({ target }, part) => target.context.next !== part.next,
  ),

  'R3: how many there are is what was said, and at the end what is there': wrongWith(
    ({ source, target }, part) => {
      const expected =
        part.next === null ? target.context.products.length : (part.total ?? source.context.total)
      return target.context.total !== expected
    },
  ),

  'R3: who asked for more goes on at the first that is new': wrongWith(
    ({ source, target }) => target.context.before !== source.context.products.length,
  ),

  'N5: what could not be loaded says why, at once and never later': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => {
        const isFailure = stimulus.kind === 'reject'
        if (isFailure) return target.context.failure === null
        return stimulus.kind === 'resolve' && target.context.failure !== null
      })
      .map(describeEdge),

  'N5: a shelf that could not be loaded can be asked for again': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) => snapshot.can({ type: 'productList.retry' }) !== (name === 'failed'),
      )
      .map(({ key }) => key),

  'R3: a shelf is busy while a part of it is loaded': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['loading', 'filled.loadingMore'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'R3, N5: each answer leads where it should': unexpectedTargets({
    'load=none': 'empty',
    'load=whole': 'complete',
    'load=': 'filled.browsing',
    'load!': 'failed',
    'loadMore=rest': 'complete',
    'loadMore=': 'filled.browsing',
    'loadMore!': 'filled.interrupted',
  }),
}
