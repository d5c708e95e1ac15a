import { defineScreen } from '../defineScreen.ts'

export const myBuyers = defineScreen({
  path: '/dashboard/my-buyers',
  access: 'seller',
  menu: { role: 'seller', place: 3, text: ({ tiles }) => tiles.myBuyers },
  title: (pages) => pages.myBuyers,
  load: () => import('./MyBuyersScreen.tsx'),
})
