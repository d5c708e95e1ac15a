import { defineScreen } from '../defineScreen.ts'

export const order = defineScreen({
  path: '/dashboard/order/:orderId',
  access: 'signedIn',
  title: null,
  load: () => import('./OrderScreen.tsx'),
})
