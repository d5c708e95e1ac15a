import { defineScreen } from '../defineScreen.ts'

export const allSellers = defineScreen({
  path: '/dashboard/all-sellers',
  // Not limited to the admin's role: the server refuses everybody else (rule R11).
  access: 'signedIn',
  menu: { role: 'admin', place: 1, text: ({ tiles }) => tiles.allSellers },
  title: (pages) => pages.allSellers,
  load: () => import('./AllSellersScreen.tsx'),
})
