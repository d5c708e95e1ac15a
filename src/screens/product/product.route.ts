import { defineScreen } from '../define-screen.ts'

export const product = defineScreen({
  path: '/product/:productId',
  access: 'anyone',
  title: null,
  load: () => import('./ProductScreen.tsx'),
  next: 'login',
  cache: 'public',
})
