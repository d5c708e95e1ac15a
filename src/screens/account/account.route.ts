import { defineScreen } from '../define-screen.ts'

export const account = defineScreen({
  path: '/dashboard/account',
  access: 'signedIn',
  title: null,
  load: () => import('./AccountScreen.tsx'),
})
