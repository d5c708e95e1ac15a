import { defineScreen } from '../defineScreen.ts'

export const myProducts = defineScreen({
  path: '/dashboard/my-products',
  access: 'seller',
  menu: { role: 'seller', place: 2, text: ({ tiles }) => tiles.myProducts },
  title: (pages) => pages.myProducts,
  load: () => import('./MyProductsScreen.tsx'),
})
