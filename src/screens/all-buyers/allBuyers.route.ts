import { defineScreen } from '../defineScreen.ts'

export const allBuyers = defineScreen({
  path: '/dashboard/all-buyers',
  // Not limited to the admin's role: the server refuses everybody else (rule R11).
  access: 'signedIn',
  menu: { role: 'admin', place: 2, text: ({ tiles }) => tiles.allBuyers },
  title: (pages) => pages.allBuyers,
  load: () => import('./AllBuyersScreen.tsx'),
})
