import { defineScreen } from '../define-screen.ts'

export const categories = defineScreen({
  path: '/categories',
  access: 'anyone',
  title: (pages) => pages.categories,
  load: () => import('./CategoriesScreen.tsx'),
  next: 'category',
  cache: 'public',
})
