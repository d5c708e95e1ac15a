import { defineScreen } from '../define-screen.ts'

export const help = defineScreen({
  path: '/help/:page',
  access: 'anyone',
  title: null,
  load: () => import('./HelpScreen.tsx'),
  cache: 'public',
})
