import { defineScreen } from '../defineScreen.ts'
import { textParam } from '../search-params.ts'

export const offers = defineScreen({
  path: '/dashboard/offers',
  search: {
    /** The id of the product whose offers are shown; without it those of all products. */
    item: textParam('item'),
  },
  // In no menu: not every server takes offers. The page of a product and the dashboard lead here.
  access: 'signedIn',
  title: (pages) => pages.offers,
  load: () => import('./OffersScreen.tsx'),
})
