import { defineScreen } from '../define-screen.ts'
import { choiceParam } from '../route-params.ts'

export const listingEdit = defineScreen({
  path: '/dashboard/my-products/:productId',
  search: {
    /** The field that takes the focus; without it none does. */
    field: choiceParam('field', ['askingPrice'] as const),
  },
  access: 'seller',
  title: null,
  load: () => import('./ListingEditScreen.tsx'),
})
