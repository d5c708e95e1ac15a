import { defineScreen } from '../defineScreen.ts'

export const addProduct = defineScreen({
  path: '/dashboard/add-product',
  access: 'seller',
  menu: { role: 'seller', place: 1, text: ({ tiles }) => tiles.addProduct },
  title: (pages) => pages.addProduct,
  load: () => import('./AddProductScreen.tsx'),
})
