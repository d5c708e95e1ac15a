import { ORDER_GROUPS } from '../../domain/constants.ts'
import { defineScreen } from '../define-screen.ts'
import { choiceParam, tableParams } from '../route-params.ts'

export const myOrders = defineScreen({
  path: '/dashboard/my-orders',
  search: {
    /** The group that the list shows; without it all of them. */
    show: choiceParam('show', ORDER_GROUPS),
    ...tableParams,
  },
  access: 'signedIn',
  menu: { places: { buyer: 1 }, text: ({ tiles }) => tiles.myOrders },
  title: (pages) => pages.myOrders,
  load: () => import('./MyOrdersScreen.tsx'),
  next: 'payment',
  follows: Object.keys(tableParams),
})
