import { defineScreen } from '../define-screen.ts'

export const following = defineScreen({
  path: '/dashboard/following',
  access: 'signedIn',
  menu: {
    places: { buyer: 4, seller: 6, admin: 7 },
    extension: 'following',
    text: ({ tiles }) => tiles.following,
  },
  title: (pages) => pages.following,
  load: () => import('./FollowingScreen.tsx'),
})
