import { defineScreen } from '../define-screen.ts'

export const blog = defineScreen({
  path: '/blog',
  access: 'anyone',
  title: (pages) => pages.blog,
  load: () => import('./BlogScreen.tsx'),
  cache: 'public',
})
