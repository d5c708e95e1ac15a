import { defineScreen } from '../define-screen.ts'

export const seller = defineScreen({
  path: '/seller/:sellerId',
  access: 'anyone',
  title: null,
  load: () => import('./SellerScreen.tsx'),
  next: 'product',
  cache: 'public',
})
