import { defineScreen } from '../defineScreen.ts'

export const help = defineScreen({
  path: '/help/:page',
  access: 'anyone',
  title: null,
  load: () => import('./HelpScreen.tsx'),
  cache: 'public',
})
