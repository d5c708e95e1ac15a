import type { ProductListContext } from '../../../machines/productList.machine.ts'
import { productListScript } from './productList.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { productListInvariants } from './productList.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const EMPTY = 'no products were found in this category.'
const LOADING = 'Loading products'
const MORE = 'Show more'
const NOT_MORE = "We couldn't load more products."
const RETRY = 'Try again'

const [camera, radio, lute] = ['Old camera', 'Table radio', 'Lute']

export const productListFlow: ScreenFlow<ProductListContext> = {
  name: 'productList',
  rules: 'R3, R4',
  script: productListScript,
  controls: [
    {
      sends: 'productList.loadMore',
      at: button(/^(Show more|Try again)$/),
      where: (state) => state.matches('filled'),
    },
    { sends: 'productList.retry', at: button(RETRY), where: (state) => !state.matches('filled') },
  ],
  assertions: {
    loading: { shows: ['Cameras', LOADING], hides: [camera, MORE], waits: true },
    failed: { shows: [RETRY], hides: [camera, LOADING, MORE] },
    empty: { shows: [EMPTY], hides: [camera, LOADING, MORE] },
    'complete by load=whole': {
      shows: ['2 items', camera, radio],
      hides: [LOADING, MORE, 'shown'],
    },
    'filled.browsing by load=counted': {
      shows: ['3 items', camera, '1 of 3 shown', MORE],
      hides: [LOADING, radio],
    },
    'filled.browsing by load=begun': {
      shows: [camera, '1 shown so far', MORE],
      hides: [LOADING, ' items', radio],
    },
    'filled.browsing by loadMore=some': { shows: [camera, radio, MORE], hides: [lute, NOT_MORE] },
    'complete by loadMore=rest': {
      shows: ['3 items', camera, radio, lute, 'All 3 are shown'],
      hides: [MORE, NOT_MORE],
    },
    'filled.loadingMore': { shows: [camera, MORE], hides: [LOADING, lute, NOT_MORE] },
    'filled.interrupted': { shows: [camera, NOT_MORE, RETRY], hides: [lute, MORE] },
  },
}

export const productList = defineFlow({
  name: 'productList',
  title: 'A long list of products',
  script: productListScript,
  invariants: productListInvariants,
  screen: productListFlow,
})
