import { defineScreen } from '../defineScreen.ts'
import { tableParams } from '../search-params.ts'

export const orderReviews = defineScreen({
  path: '/dashboard/order-reviews',
  search: tableParams,
  // Not limited to the admin's role: the server refuses everybody else. In no menu: not every server has the list.
  access: 'signedIn',
  title: (pages) => pages.orderReviews,
  load: () => import('./OrderReviewsScreen.tsx'),
  follows: Object.keys(tableParams),
})
