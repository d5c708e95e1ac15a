import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const product = defineScreen({
  path: '/product/:productId',
  search: {
    /** The place from which the distance is told: that of the search. */
    near: textParam('near'),
  },
  access: 'anyone',
  title: null,
  load: () => import('./ProductScreen.tsx'),
  next: 'login',
  cache: 'public',
})
