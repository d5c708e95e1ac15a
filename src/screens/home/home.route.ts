import { defineScreen } from '../define-screen.ts'

export const home = defineScreen({
  path: '/',
  access: 'anyone',
  title: (pages) => pages.home,
  load: () => import('./HomeScreen.tsx'),
  next: 'category',
  cache: 'public',
})
