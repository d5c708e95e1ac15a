import { defineScreen } from '../define-screen.ts'
import { tableParams } from '../route-params.ts'

export const orderReviews = defineScreen({
  path: '/dashboard/order-reviews',
  search: tableParams,
  // Not limited to the admin's role: the server refuses everybody else.
  access: 'signedIn',
  menu: {
    places: { admin: 4 },
    extension: 'order-reviews',
    text: ({ tiles }) => tiles.orderReviews,
  },
  title: (pages) => pages.orderReviews,
  load: () => import('./OrderReviewsScreen.tsx'),
  follows: Object.keys(tableParams),
})
