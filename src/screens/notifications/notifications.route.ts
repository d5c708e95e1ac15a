import { defineScreen } from '../define-screen.ts'

export const notifications = defineScreen({
  path: '/dashboard/notifications',
  // In no menu: not every server has notifications. The header leads here.
  access: 'signedIn',
  title: (pages) => pages.notifications,
  load: () => import('./NotificationsScreen.tsx'),
})
