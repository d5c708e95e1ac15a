import { CONDITIONS } from '../../domain/constants.ts'
import { SEARCH_PARAMS, SORTS } from '../../domain/search-query.ts'
import { defineScreen } from '../define-screen.ts'
import { choiceParam, familyParam, textParam } from '../route-params.ts'

const params = {
  words: textParam(SEARCH_PARAMS.words),
  category: textParam(SEARCH_PARAMS.category),
  condition: choiceParam(SEARCH_PARAMS.condition, CONDITIONS),
  price: textParam(SEARCH_PARAMS.price),
  verified: choiceParam(SEARCH_PARAMS.verified, ['yes'] as const),
  location: textParam(SEARCH_PARAMS.location),
  attributes: familyParam(SEARCH_PARAMS.attributes),
  sort: choiceParam(SEARCH_PARAMS.sort, SORTS),
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
