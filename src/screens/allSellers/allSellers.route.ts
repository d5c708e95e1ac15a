import { SELLER_GROUPS } from '../../domain/constants.ts'
import { defineScreen } from '../define-screen.ts'
import { choiceParam, tableParams } from '../route-params.ts'

export const allSellers = defineScreen({
  path: '/dashboard/all-sellers',
  search: {
    /** The group that the list shows; without it all of them. */
    show: choiceParam('show', SELLER_GROUPS),
    ...tableParams,
  },
  // Not limited to the admin's role: the server refuses everybody else (rule R11).
  access: 'signedIn',
  menu: { places: { admin: 1 }, text: ({ tiles }) => tiles.allSellers },
  title: (pages) => pages.allSellers,
  load: () => import('./AllSellersScreen.tsx'),
  follows: Object.keys(tableParams),
})
