import { defineScreen } from '../defineScreen.ts'

export const dashboard = defineScreen({
  path: '/dashboard',
  access: 'signedIn',
  title: (pages) => pages.dashboard,
  load: () => import('./DashboardScreen.tsx'),
  next: 'myOrders',
})
