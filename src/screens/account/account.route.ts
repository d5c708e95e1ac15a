import { defineScreen } from '../defineScreen.ts'

export const account = defineScreen({
  path: '/dashboard/account',
  access: 'signedIn',
  title: null,
  load: () => import('./AccountScreen.tsx'),
})
