import { defineScreen } from '../defineScreen.ts'

export const myOrders = defineScreen({
  path: '/dashboard/my-orders',
  access: 'signedIn',
  menu: { role: 'buyer', place: 1, text: ({ tiles }) => tiles.myOrders },
  title: (pages) => pages.myOrders,
  load: () => import('./MyOrdersScreen.tsx'),
  next: 'payment',
})
