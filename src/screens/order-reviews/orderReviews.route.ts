import { defineScreen } from '../defineScreen.ts'

export const orderReviews = defineScreen({
  path: '/dashboard/order-reviews',
  // Not limited to the admin's role: the server refuses everybody else. In no menu: not every server has the list.
  access: 'signedIn',
  title: (pages) => pages.orderReviews,
  load: () => import('./OrderReviewsScreen.tsx'),
})
