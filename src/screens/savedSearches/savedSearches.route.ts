import { defineScreen } from '../define-screen.ts'
import { tableParams } from '../route-params.ts'

export const savedSearches = defineScreen({
  path: '/dashboard/saved-searches',
  search: tableParams,
  // In no menu: not every server keeps searches. The search leads here.
  access: 'signedIn',
  title: (pages) => pages.savedSearches,
  load: () => import('./SavedSearchesScreen.tsx'),
  follows: Object.keys(tableParams),
})
