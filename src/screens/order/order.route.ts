import { defineScreen } from '../define-screen.ts'

export const order = defineScreen({
  path: '/dashboard/order/:orderId',
  access: 'signedIn',
  title: null,
  load: () => import('./OrderScreen.tsx'),
})
