import { productListMachine } from '../../../machines/productList.machine.ts'
import type { Page } from '../../../src/domain/page.ts'
import type { Product } from '../../../src/domain/product.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const lute: Product = { ...camera, _id: 'lute', productName: 'Lute' }

const page = (items: readonly Product[], next: string | null = null, total: number | null = null) =>
  ({ items, next, total }) satisfies Page<Product>

/** The script of a product list: it loads whole or in pages, with a known or an unknown total. */
export const productListScript = scriptFor(productListMachine, {
  input: { of: 'category-1', wantedId: null },
  sends: [
    { name: 'productList.loadMore', event: { type: 'productList.loadMore' } },
    { name: 'productList.retry', event: { type: 'productList.retry' } },
  ],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<Page<Product>>({
      none: page([]),
      whole: page([camera, radio], null, 2),
      counted: page([camera], '1', 3),
      begun: page([camera], '?after=camera'),
    }),
    loadMore: portResults<Page<Product>>({
      some: page([radio], '?after=radio'),
      rest: page([radio, lute]),
    }),
  },
  factsOf: ({ products, next, total, failure }) => [
    products.map(({ _id }) => _id).join('+'),
    next !== null,
    total ?? 'unknown',
    failure !== null,
  ],
  bound: 8,
})
