import { SEARCH_PARAMS } from '../../domain/search-query.ts'
import { defineScreen } from '../define-screen.ts'
import { filterParams, textParam } from '../route-params.ts'

const params = {
  words: textParam(SEARCH_PARAMS.words),
  category: textParam(SEARCH_PARAMS.category),
  ...filterParams,
  /** The id of the saved search that was opened. */
  saved: textParam('saved'),
  /** The card to return to after signing in. */
  productId: textParam('product'),
}

export const search = defineScreen({
  path: '/search',
  search: params,
  access: 'anyone',
  title: null,
  load: () => import('./SearchScreen.tsx'),
  next: 'login',
  follows: Object.keys(params),
})
