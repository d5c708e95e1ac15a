import { defineScreen } from '../defineScreen.ts'

export const order = defineScreen({
  path: '/dashboard/order/:orderId',
  access: 'signedIn',
  title: (pages) => pages.order,
  load: () => import('./OrderScreen.tsx'),
})
