import { defineScreen } from '../define-screen.ts'

export const dashboard = defineScreen({
  path: '/dashboard',
  access: 'signedIn',
  title: (pages) => pages.dashboard,
  load: () => import('./DashboardScreen.tsx'),
  next: 'myOrders',
})
