import { searchMachine } from '../../../machines/search.machine.ts'
import type { Failure } from '../../../src/domain/failure.ts'
import type { Product } from '../../../src/domain/product.ts'
import type { Found, MoreResults, SearchResult } from '../../../src/domain/search.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'
import { lute } from '../productList/productList.script.ts'

const found = (count: number, spelling: string | null = null): Found => ({
  count,
  isCountExact: count < 1000,
  facets: {
    category: [{ value: 'category-1', count }],
    condition: [{ value: 'good', count }],
    price: [{ value: '100-250', count }],
    verified: [],
    location: [{ value: 'Lund', count }],
  },
  estimated: [],
  spelling,
})

const result = (
  products: readonly Product[],
  next: string | null = null,
  of = found(products.length),
): SearchResult => ({ products, next, found: of })

/** The failure on a server without the search. */
const absent: Failure = { kind: 'notFound', code: 'not-found', message: 'Not found' }

/** The script of a search for 'old', which a user changes by the field and by the links of the filters. */
export const searchScript = scriptFor(searchMachine, {
  input: { question: { words: 'old' } },
  sends: [
    {
      name: "search.type='table'",
      event: { type: 'search.type', words: 'table' },
      when: ({ context }) => context.words !== 'table',
    },
    {
      name: "search.type='  '",
      event: { type: 'search.type', words: '  ' },
      when: ({ context }) => context.words !== '  ',
    },
    { name: 'search.submit', event: { type: 'search.submit' } },
    { name: 'search.loadMore', event: { type: 'search.loadMore' } },
    { name: 'search.retry', event: { type: 'search.retry' } },
  ],
  listeners: {
    watchAddress: [
      {
        name: 'address.changed=good',
        event: { type: 'address.changed', question: { words: 'old', condition: 'good' } },
      },
      {
        name: 'address.changed=old',
        event: { type: 'address.changed', question: { words: 'old' } },
      },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    find: portResults<SearchResult>(
      {
        none: result([]),
        whole: result([camera, radio], null, { ...found(2, 'old'), isPartial: true }),
        begun: result([camera], 'camera', found(1000)),
      },
      { absent },
    ),
    findMore: portResults<MoreResults>({
      some: { products: [radio], next: 'radio' },
      rest: { products: [radio, lute], next: null },
    }),
  },
  rests: ['typing', 'shown.browsing', 'shown.interrupted', 'shown.complete', 'empty', 'absent'],
  factsOf: ({ words, question, products, next, failure }) => [
    words === question.words ? 'asked' : words.trim() === '' ? 'blank' : 'other',
    question.condition ?? 'any',
    products.length,
    next !== null,
    failure !== null,
  ],
  bound: 5,
})
