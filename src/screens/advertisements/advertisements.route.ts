import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const advertisements = defineScreen({
  path: '/advertisements',
  search: {
    /** The card to return to after signing in. */
    productId: textParam('product'),
  },
  access: 'anyone',
  title: (pages) => pages.advertisements,
  load: () => import('./AdvertisementsScreen.tsx'),
  next: 'login',
  cache: 'public',
})
