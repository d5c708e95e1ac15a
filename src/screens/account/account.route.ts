import { defineScreen } from '../define-screen.ts'

export const account = defineScreen({
  path: '/dashboard/account',
  access: 'signedIn',
  menu: {
    places: { buyer: 8, seller: 10, admin: 10 },
    extension: 'account',
    text: ({ tiles }) => tiles.account,
  },
  title: null,
  load: () => import('./AccountScreen.tsx'),
})
