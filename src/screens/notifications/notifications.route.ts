import { defineScreen } from '../define-screen.ts'

export const notifications = defineScreen({
  path: '/dashboard/notifications',
  access: 'signedIn',
  menu: {
    places: { buyer: 7, seller: 9, admin: 9 },
    extension: 'notifications',
    text: ({ tiles }) => tiles.notifications,
  },
  title: (pages) => pages.notifications,
  load: () => import('./NotificationsScreen.tsx'),
})
