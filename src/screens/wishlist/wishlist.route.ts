import { defineScreen } from '../define-screen.ts'

export const wishlist = defineScreen({
  path: '/dashboard/wishlist',
  access: 'signedIn',
  menu: { places: { buyer: 2 }, text: ({ tiles }) => tiles.wishlist },
  title: (pages) => pages.wishlist,
  load: () => import('./WishlistScreen.tsx'),
})
