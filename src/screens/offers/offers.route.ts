import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const offers = defineScreen({
  path: '/dashboard/offers',
  search: {
    /** The id of the product whose offers are shown; without it those of all products. */
    item: textParam('item'),
  },
  access: 'signedIn',
  menu: { places: { buyer: 3, seller: 4 }, extension: 'offers', text: ({ tiles }) => tiles.offers },
  title: (pages) => pages.offers,
  load: () => import('./OffersScreen.tsx'),
})
