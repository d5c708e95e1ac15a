import { defineScreen } from '../define-screen.ts'
import { tableParams } from '../route-params.ts'

export const allBuyers = defineScreen({
  path: '/dashboard/all-buyers',
  search: tableParams,
  // Not limited to the admin's role: the server refuses everybody else (rule R11).
  access: 'signedIn',
  menu: { places: { admin: 2 }, text: ({ tiles }) => tiles.allBuyers },
  title: (pages) => pages.allBuyers,
  load: () => import('./AllBuyersScreen.tsx'),
  follows: Object.keys(tableParams),
})
