import { PRODUCT_GROUPS } from '../../domain/constants.ts'
import { defineScreen } from '../define-screen.ts'
import { choiceParam, tableParams } from '../route-params.ts'

export const myProducts = defineScreen({
  path: '/dashboard/my-products',
  search: {
    /** The group that the list shows; without it all of them. */
    show: choiceParam('show', PRODUCT_GROUPS),
    ...tableParams,
  },
  access: 'seller',
  menu: { places: { seller: 2 }, text: ({ tiles }) => tiles.myProducts },
  title: (pages) => pages.myProducts,
  load: () => import('./MyProductsScreen.tsx'),
  follows: Object.keys(tableParams),
})
