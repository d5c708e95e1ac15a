import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const addProduct = defineScreen({
  path: '/dashboard/add-product',
  search: {
    /** The sold product that is listed again; without it the form is for a new product. */
    again: textParam('again'),
  },
  access: 'seller',
  menu: { places: { seller: 1 }, text: ({ tiles }) => tiles.addProduct },
  title: (pages) => pages.addProduct,
  load: () => import('./AddProductScreen.tsx'),
})
