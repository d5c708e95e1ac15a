import { defineScreen } from '../define-screen.ts'

/** The wishlist of a guest, in the browser. A user sees the wishlist of the account here, too. */
export const savedItems = defineScreen({
  path: '/saved',
  access: 'anyone',
  title: (pages) => pages.wishlist,
  load: () => import('./SavedItemsScreen.tsx'),
})
