import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const category = defineScreen({
  path: '/category/:categoryId',
  search: {
    /** The card to return to after signing in. */
    productId: textParam('product'),
  },
  access: 'anyone',
  title: null,
  load: () => import('./CategoryScreen.tsx'),
  next: 'login',
  cache: 'public',
})
