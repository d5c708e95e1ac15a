import { defineScreen } from '../define-screen.ts'
import { tableParams } from '../route-params.ts'

export const myBuyers = defineScreen({
  path: '/dashboard/my-buyers',
  search: tableParams,
  access: 'seller',
  menu: { places: { seller: 3 }, text: ({ tiles }) => tiles.myBuyers },
  title: (pages) => pages.myBuyers,
  load: () => import('./MyBuyersScreen.tsx'),
  follows: Object.keys(tableParams),
})
