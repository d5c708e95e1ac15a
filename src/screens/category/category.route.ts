import { defineScreen } from '../define-screen.ts'
import { filterParams, textParam } from '../route-params.ts'

const params = {
  ...filterParams,
  /** The card to return to after signing in. */
  productId: textParam('product'),
}

export const category = defineScreen({
  path: '/category/:categoryId',
  search: params,
  access: 'anyone',
  title: null,
  load: () => import('./CategoryScreen.tsx'),
  next: 'login',
  cache: 'public',
  follows: Object.keys(params),
})
