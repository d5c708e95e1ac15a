import { defineScreen } from '../defineScreen.ts'

export const savedSearches = defineScreen({
  path: '/dashboard/saved-searches',
  // In no menu: not every server keeps searches. The search leads here.
  access: 'signedIn',
  title: (pages) => pages.savedSearches,
  load: () => import('./SavedSearchesScreen.tsx'),
})
